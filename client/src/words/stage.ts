// What the stage says: areas, captions, speed, turn.
export const en = {
  panes: 'Parts of the table',
  paneBoard: 'Board',
  paneRest: 'Beside it',
}

export const ja: { readonly [key in keyof typeof en]: string } = {
  panes: '卓の表示',
  paneBoard: '盤面',
  paneRest: '盤の横',
}
