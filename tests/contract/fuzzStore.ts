import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReferenceViolation, type Store, UniqueViolation } from '@/backend/store/port';
import type { NewRow, Row, TableName } from '@/backend/store/tables';
import { folded } from '@/domain/characters';
import { audit } from './audit';
import { seed } from './fuzzWorld';
import { course } from './world';

/** Tests a store against plain arrays, by random writes, reads and transactions. */
export function fuzzStore(makeStore: () => Promise<Store>): void {
  test('answers as the model does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { maxLength: 12 }), async (transactions) => {
        const store = await makeStore();
        const model = new Model();
        for (const { steps, fails } of transactions) await runTransaction(store, model, steps, fails);
        await store.close();
      }),
      { seed, numRuns: 60 },
    );
  });
}

/** The nth row that was ever inserted: it names a row whatever id the store gives it. */
type Nth = number;

type Step =
  | { do: 'addCategory'; name: string; code: string }
  | { do: 'rename'; nth: Nth; name: string }
  | { do: 'removeCategory'; nth: Nth }
  | { do: 'addCourse'; name: string; of: Nth }
  | { do: 'moveCourse'; nth: Nth; to: Nth }
  | { do: 'removeCourse'; nth: Nth }
  | { do: 'list'; names: string[]; offset: number; limit: number };

const nth = fc.nat(6);
// The names are few, so that they collide. They have two cases and two scripts, and some only look alike.
const name = fc.constantFrom('Banking', 'BANKING\u200b', 'Law', 'law ', 'Café', 'Cafe\u0301', 'बैंकिङ', 'a_b%', "o'clock");
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('addCategory'), name, code: name }),
  fc.record({ do: fc.constant('rename'), nth, name }),
  fc.record({ do: fc.constant('removeCategory'), nth }),
  fc.record({ do: fc.constant('addCourse'), name, of: nth }),
  fc.record({ do: fc.constant('moveCourse'), nth, to: nth }),
  fc.record({ do: fc.constant('removeCourse'), nth }),
  fc.record({ do: fc.constant('list'), names: fc.array(name), offset: fc.nat(3), limit: fc.nat(4) }),
);
const transaction = fc.record({ steps: fc.array(step, { maxLength: 6 }), fails: fc.boolean() });

class Undone extends Error {}

/** Runs the steps and then perhaps fails; a refused step undoes those before it. */
async function runTransaction(store: Store, model: Model, steps: readonly Step[], fails: boolean): Promise<void> {
  const before = model.copy();
  const outcome = store.tx(async (tx) => {
    for (const each of steps) await model.compare(tx, each);
    if (fails) throw new Undone();
  });
  const error = await outcome.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined) {
    if (!isExpected(error)) throw error;
    model.restore(before);
  }
  expect(await store.list('course_category')).toEqual(model.sorted(model.categories));
  expect(await store.list('course')).toEqual(model.sorted(model.courses));
}

const isExpected = (error: unknown): boolean =>
  error instanceof Undone || error instanceof UniqueViolation || error instanceof ReferenceViolation;

/** A plain model of what a store must do. */
class Model {
  categories: Row<'course_category'>[] = [];
  courses: Row<'course'>[] = [];
  /** The tables and ids of all rows ever inserted. */
  private given: string[] = [];
  private made = 0;

  copy = () => ({ categories: [...this.categories], courses: [...this.courses], given: [...this.given] });
  restore = (copy: ReturnType<Model['copy']>) => void Object.assign(this, copy);
  sorted = <R extends { iid: number }>(rows: readonly R[]): R[] => rows.toSorted((one, other) => one.iid - other.iid);

  async compare(tx: Store, each: Step): Promise<void> {
    switch (each.do) {
      case 'addCategory':
        return this.addCategory(tx, { ...category, category_name: each.name, course_categories_code: each.code });
      case 'rename':
        return this.rename(tx, this.categories[each.nth]?.iid ?? absent, each.name);
      case 'removeCategory':
        return this.removeCategory(tx, this.categories[each.nth]?.iid ?? absent);
      case 'addCourse':
        return this.addCourse(tx, { ...course, course_name: each.name, cat_id: this.categories[each.of]?.iid ?? absent });
      case 'moveCourse':
        return this.moveCourse(tx, this.courses[each.nth]?.iid ?? absent, this.categories[each.to]?.iid ?? absent);
      case 'removeCourse':
        return this.removeCourse(tx, this.courses[each.nth]?.iid ?? absent);
      case 'list':
        return this.list(tx, each);
    }
  }

  private async addCategory(tx: Store, wanted: NewRow<'course_category'>): Promise<void> {
    // The slug is unique, so that only the rules of the name and the code are tested.
    const row = { ...wanted, category_slug: this.unique() };
    const refused = this.categories.some(
      (other) => same(other.category_name, row.category_name) || same(other.course_categories_code, row.course_categories_code),
    );
    const stored = await attempt(tx.insert('course_category', row), refused && UniqueViolation);
    expect(stored).toEqual({ ...row, iid: this.fresh('course_category', stored.iid) });
    this.categories.push(stored);
    expect(await tx.get('course_category', stored.iid)).toEqual(stored);
  }

  private async rename(tx: Store, iid: number, category_name: string): Promise<void> {
    const row = this.categories.find((other) => other.iid === iid);
    const refused = row && this.categories.some((other) => other.iid !== iid && same(other.category_name, category_name));
    const changed = await attempt(
      tx.update('course_category', iid, { category_name, modified_by: undefined }),
      refused && UniqueViolation,
    );
    expect(changed).toEqual(row && { ...row, category_name });
    if (changed) this.categories = this.categories.map((other) => (other.iid === iid ? changed : other));
  }

  private async removeCategory(tx: Store, iid: number): Promise<void> {
    const used = this.courses.some(({ cat_id }) => cat_id === iid);
    const removed = await attempt(tx.remove('course_category', iid), used && ReferenceViolation);
    expect(removed).toBe(this.categories.some((row) => row.iid === iid));
    this.categories = this.categories.filter((row) => row.iid !== iid);
  }

  private async addCourse(tx: Store, wanted: NewRow<'course'>): Promise<void> {
    const row = { ...wanted, course_code: this.unique(), course_slug: this.unique() };
    const taken = this.courses.some((other) => other.cat_id === row.cat_id && same(other.course_name, row.course_name));
    const dangling = !this.categories.some(({ iid }) => iid === row.cat_id);
    const stored = await attempt(tx.insert('course', row), (taken && UniqueViolation) || (dangling && ReferenceViolation));
    expect(stored).toEqual({ ...row, iid: this.fresh('course', stored.iid) });
    this.courses.push(stored);
  }

  private async moveCourse(tx: Store, iid: number, cat_id: number): Promise<void> {
    const row = this.courses.find((other) => other.iid === iid);
    const taken =
      row &&
      this.courses.some((other) => other.iid !== iid && other.cat_id === cat_id && same(other.course_name, row.course_name));
    const dangling = row && !this.categories.some((other) => other.iid === cat_id);
    const refusal = (taken && UniqueViolation) || (dangling && ReferenceViolation);
    const changed = await attempt(tx.update('course', iid, { cat_id }), refusal);
    expect(changed).toEqual(row && { ...row, cat_id });
    if (changed) this.courses = this.courses.map((other) => (other.iid === iid ? changed : other));
  }

  private async removeCourse(tx: Store, iid: number): Promise<void> {
    expect(await tx.remove('course', iid)).toBe(this.courses.some((row) => row.iid === iid));
    this.courses = this.courses.filter((row) => row.iid !== iid);
  }

  private async list(tx: Store, { names, offset, limit }: Extract<Step, { do: 'list' }>): Promise<void> {
    const listed = await tx.list('course_category', { where: { category_name: names }, sort: ['category_name'], offset, limit });
    const matching = this.sorted(this.categories.filter((row) => names.includes(row.category_name)));
    expect(listed).toEqual(matching.toSorted(byName).slice(offset, offset + limit));
  }

  /** Expects an id to be new; returns it. */
  private fresh(table: TableName, iid: number): number {
    expect(this.given).not.toContain(`${table} ${iid}`);
    this.given.push(`${table} ${iid}`);
    return iid;
  }

  private unique(): string {
    this.made += 1;
    return `unique-${this.made}`;
  }
}

const absent = 2 ** 31 - 1;
const same = (one: string, other: string) => folded(one) === folded(other);
const byName = (one: Row<'course_category'>, other: Row<'course_category'>) => {
  if (one.category_name === other.category_name) return 0;
  return one.category_name < other.category_name ? -1 : 1;
};

type Violation = typeof UniqueViolation | typeof ReferenceViolation;

/** Returns the result; expects the error where the store must refuse. */
async function attempt<Result>(result: Promise<Result>, refusal: false | undefined | Violation): Promise<Result> {
  if (refusal) await expect(result).rejects.toBeInstanceOf(refusal);
  return result;
}

const category: NewRow<'course_category'> = { category_name: '', course_categories_code: '', category_slug: '', ...audit };
