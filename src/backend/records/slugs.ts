import { UniqueViolation } from '@/backend/store/port';
import type { Finder } from './records';

type SlugFinder = Pick<Finder<unknown>, 'slugsAmong'>;

/**
 * Writes a record with a unique slug of its name. If that slug is taken meanwhile, the write is repeated with the next one: a store's
 * refusal doesn't break the transaction.
 */
export async function withSlug<Result>(
  finder: SlugFinder,
  name: string,
  write: (slug: string) => Promise<Result>,
): Promise<Result> {
  let slug = await freeSlug(finder, name);
  for (;;) {
    try {
      return await write(slug);
    } catch (error) {
      // After any other error the transaction may be over.
      if (!(error instanceof UniqueViolation)) throw error;
      const next = await freeSlug(finder, name);
      // In that case something else than the slug was refused.
      if (next === slug) throw error;
      slug = next;
    }
  }
}

/** Writes a record with the slug that it had; with the next one if that is taken, which it then returns, and otherwise null. */
export async function withNextSlug(
  finder: SlugFinder,
  slug: string,
  write: (slug: string) => Promise<unknown>,
): Promise<string | null> {
  const taken = await finder.slugsAmong([slug]);
  if (taken.length === 0) {
    await write(slug);
    return null;
  }
  return withSlug(finder, slug, async (free) => {
    await write(free);
    return free;
  });
}

/** The numbers that are asked for once the first is taken: the next ones, and farther and farther ones. */
const nextNumbers = [
  ...Array.from({ length: 7 }, (_, place) => place + 2),
  ...Array.from({ length: 28 }, (_, place) => 2 ** (place + 4)),
];

/** How many numbers between two are asked for at once. */
const atOnce = 16;

/**
 * Returns a name's slug, with a number where it is taken: one that is free after a taken one, which is found by few statements however many
 * are taken.
 */
async function freeSlug({ slugsAmong }: SlugFinder, name: string): Promise<string> {
  const base = slugOf(name);
  const stem = base || 'record';
  const numbered = (number: number) => (number === 1 && !/^\d*$/.test(base) ? stem : `${stem}-${number}`);
  let taken = 0;
  let numbers = [1];
  for (;;) {
    const found = new Set((await slugsAmong(numbers.map(numbered))).map(({ slug }) => slug));
    const free = numbers.find((number) => !found.has(numbered(number)));
    taken = numbers.findLast((number) => free === undefined || number < free) ?? taken;
    if (free === undefined) {
      numbers = nextNumbers;
      continue;
    }
    if (free <= taken + 1) return numbered(free);
    const step = Math.max(1, Math.floor((free - taken) / atOnce));
    numbers = Array.from({ length: atOnce }, (_, place) => taken + (place + 1) * step).filter((number) => number <= free);
  }
}

/** Makes a slug: lower-case letters and digits of any script, joined by hyphens. */
const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    // The joiners inside a Devanagari word don't end it.
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
