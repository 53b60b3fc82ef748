import { type NotFoundKey, say } from '@/contract/message';
import { found, referred } from './records';
import { Refusal } from './refusal';

/** A record that stands below a parent, and may come to stand below another. */
export interface Movable<Record> {
  read(): Promise<Record | undefined>;
  missing: NotFoundKey;
  parentOf(record: Record): number;
  /** Holds those of these parents that there are. */
  holdParents(iids: number[]): Promise<readonly { iid: number }[]>;
  /** Holds all that stand below these parents. */
  holdBelow(iids: number[]): Promise<readonly { iid: number }[]>;
}

/** The parent that a form names, and the form's field. */
interface Destination {
  iid: number;
  field: string;
}

/**
 * The record, held with the parent that it leaves, the one that it comes to and all that stand below the two: these may be counted
 * and numbered. Parents are held before what stands below them, so the record is read before it is held; one that was moved in
 * between is refused.
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
