import { Refusal } from '@/backend/refusal';
import { type NotFoundKey, say } from '@/contract/message';
import { found, referred } from './records';

/** A record that can be moved from one parent to another. */
export interface Movable<Record> {
  read(): Promise<Record | undefined>;
  missing: NotFoundKey;
  parentOf(record: Record): number;
  /** Locks those of these parents that exist. */
  holdParents(iids: number[]): Promise<readonly { iid: number }[]>;
  /** Locks all children of these parents. */
  holdBelow(iids: number[]): Promise<readonly { iid: number }[]>;
}

/** The new parent in a form, and the form's field. */
interface Destination {
  iid: number;
  field: string;
}

/**
 * Returns the record, locked with its present parent, the new one and all children of both, so that these can be counted and numbered.
 * Parents are locked before children, so the record is read before it is locked; if it was moved in between, it is refused.
 */
export async function holdForMove<Record extends { iid: number }>(
  { read, missing, parentOf, holdParents, holdBelow }: Movable<Record>,
  { iid, field }: Destination,
): Promise<Record> {
  const seen = await read();
  const parents = await holdParents([...new Set([iid, ...(seen ? [parentOf(seen)] : [])])]);
  referred(
    parents.find((parent) => parent.iid === iid),
    field,
  );
  const { iid: own } = found(seen, missing);
  const held = await holdBelow(parents.map((parent) => parent.iid));
  if (!held.some((record) => record.iid === own)) throw new Refusal(409, { msg: say('moved_meanwhile') });
  return found(await read(), missing);
}
