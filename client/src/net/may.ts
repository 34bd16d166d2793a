// What the viewer may do, as the server decided it: the client never derives a permission from other fields.
export const may = <A extends string>(allowed: { may?: A[] } | null | undefined, action: A): boolean =>
  !!allowed?.may?.includes(action)
