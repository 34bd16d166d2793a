// What the stage says: areas, captions, speed, turn.
export const en = {
  panes: 'Parts of the table',
  paneBoard: 'Board',
  paneRest: 'Beside it',
  speed: 'Speed of moves',
  speedInstant: 'instant',
  speedFast: 'fast',
  speedNormal: 'normal',
  speedSlow: 'slow',
  speedStep: 'step by click',
  goOn: 'Go on',
  skipAll: 'Skip to now',
}

export const ja: { readonly [key in keyof typeof en]: string } = {
  panes: '卓の表示',
  paneBoard: '盤面',
  paneRest: '盤の横',
  speed: '動きの速さ',
  speedInstant: 'すぐに表示',
  speedFast: '速い',
  speedNormal: 'ふつう',
  speedSlow: 'ゆっくり',
  speedStep: 'クリックで進む',
  goOn: '次へ',
  skipAll: '今の場面へ',
}
