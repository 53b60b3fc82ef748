import { levels, screenOf } from '@/components/product/courseTree/levels';

/** What is being written: a comment on the sub topic of this id, an answer to the comment of this id, or a change of it. */
export interface Work {
  what: 'comment' | 'reply' | 'edit';
  iid: number;
}

/** Returns the address at which what is written about a sub topic is kept, whichever page it is written on: it opens its form. */
export const addressOf = (topic: number, { what, iid }: Work): string =>
  `${screenOf(levels.sub_topic.view, topic)}#${what}-${iid}`;

/** Returns what is written at such an address, if it is about this sub topic. */
export const workAt = (topic: number, address: string): Work | undefined => {
  const [page, part = ''] = address.split('#');
  return page === screenOf(levels.sub_topic.view, topic) ? workIn(`#${part}`) : undefined;
};

/** Returns what the last part of an address names. */
export function workIn(part: string): Work | undefined {
  const [, what, iid] = /^#(comment|reply|edit)-(\d{1,10})$/.exec(part) ?? [];
  return what === 'comment' || what === 'reply' || what === 'edit' ? { what, iid: Number(iid) } : undefined;
}

export const isSameWork = (one: Work | undefined, other: Work): boolean => one?.what === other.what && one.iid === other.iid;
