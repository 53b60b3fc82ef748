/** What is being written: a comment on the sub topic of this id, an answer to the comment of this id, or a change of it. */
export interface Work {
  what: 'comment' | 'reply' | 'edit';
  iid: number;
}

/** Returns the part of an address that names what is being written: its draft is kept there. */
export const partOf = ({ what, iid }: Work): string => `#${what}-${iid}`;

/** Returns what such a part names. */
export function workIn(part: string): Work | undefined {
  const [, what, iid] = /^#(comment|reply|edit)-(\d{1,10})$/.exec(part) ?? [];
  return what === 'comment' || what === 'reply' || what === 'edit' ? { what, iid: Number(iid) } : undefined;
}

export const isSameWork = (one: Work | undefined, other: Work): boolean => one?.what === other.what && one.iid === other.iid;
