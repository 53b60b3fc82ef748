import { levels, screenOf } from '@/components/product/courseTree/levels';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';

const kinds = ['comment', 'reply', 'edit', 'hide'] as const;

/** What is being written: a comment on the sub topic of this id, an answer to the comment of this id, a change of it, or why it is hidden. */
export interface Work {
  what: (typeof kinds)[number];
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
  const [, name, number] = /^#([a-z]+)-(\d+)$/.exec(part) ?? [];
  const iid = wholeNumberIn(number);
  const what = kinds.find((kind) => kind === name);
  return what && iid !== undefined ? { what, iid } : undefined;
}

export const isSameWork = (one: Work | undefined, other: Work): boolean => one?.what === other.what && one.iid === other.iid;
