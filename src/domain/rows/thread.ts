import { fieldsIn } from '@/domain/fieldsIn';

interface Comment {
  iid: number;
  /** The comment that it answers; null where it begins a thread. */
  parent: number | null;
}

/** A comment in its place on the screen. */
export interface ThreadRow<Row extends Comment> {
  comment: Row;
  /** How many comments are above it: 0 where it begins a thread. */
  depth: number;
  /** How many comments answer it. */
  replies: number;
}

/** Comments are drawn flat beyond this depth. */
const deepest = 5;

/** Returns how far a comment is indented, in steps. */
export const indentOf = (depth: number): number => Math.min(depth, deepest);

/**
 * Returns the comments of a list with those that answer them, each after the one that it answers, each once; of a closed one the answers
 * aren't shown. It takes any depth: a list, not a recursion, holds what is to come.
 */
export function threadRows<Row extends Comment>(comments: readonly Row[], isOpen: (iid: number) => boolean): ThreadRow<Row>[] {
  const { first, below } = answersOf(comments);
  const rows: ThreadRow<Row>[] = [];
  const toCome = first.map((comment) => ({ comment, depth: 0 })).toReversed();
  const seen = new Set<number>();
  for (let next = toCome.pop(); next; next = toCome.pop()) {
    const { comment, depth } = next;
    if (seen.has(comment.iid)) continue;
    seen.add(comment.iid);
    const answers = below.get(comment.iid) ?? [];
    rows.push({ comment, depth, replies: answers.length });
    if (isOpen(comment.iid)) toCome.push(...answers.map((answer) => ({ comment: answer, depth: depth + 1 })).toReversed());
  }
  return rows;
}

/** Sorts comments by what they answer. One that answers none before it in the list begins a thread: so no ring can hide itself. */
function answersOf<Row extends Comment>(comments: readonly Row[]) {
  const first: Row[] = [];
  const below = new Map<number, Row[]>();
  for (const comment of comments) {
    const siblings = comment.parent === null ? first : (below.get(comment.parent) ?? first);
    siblings.push(comment);
    if (!below.has(comment.iid)) below.set(comment.iid, []);
  }
  return { first, below };
}

interface Below {
  comment: unknown;
  parent: unknown;
}

/**
 * Returns the comments of an answer, in which each has its `children`, as one list, each with its `parent` and after it; without
 * one of its own, that is the comment around it. Whoever reads the list checks the fields.
 */
export function flatThread(threads: readonly unknown[]): unknown[] {
  const flat: unknown[] = [];
  const toCome = threads.map((comment): Below => ({ comment, parent: null })).toReversed();
  for (let next = toCome.pop(); next; next = toCome.pop()) {
    const { comment, parent } = next;
    const { children, ...fields } = fieldsIn(comment);
    flat.push({ ...fields, parent: fields['parent'] ?? parent });
    const answers: readonly unknown[] = Array.isArray(children) ? children : [];
    toCome.push(...answers.map((answer) => ({ comment: answer, parent: fields['iid'] })).toReversed());
  }
  return flat;
}
