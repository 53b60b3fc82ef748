import { UniqueViolation } from '@/backend/store/port';
import type { Finder } from './records';

type SlugFinder = Pick<Finder<unknown>, 'slugsFrom'>;

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
  const taken = (await finder.slugsFrom(slug)).some((other) => other.slug === slug);
  if (!taken) {
    await write(slug);
    return null;
  }
  return withSlug(finder, slug, async (free) => {
    await write(free);
    return free;
  });
}

async function freeSlug({ slugsFrom }: SlugFinder, name: string): Promise<string> {
  const base = slugOf(name);
  const stem = base || 'record';
  const taken = new Set((await slugsFrom(stem)).map(({ slug }) => slug));
  let free = /^\d*$/.test(base) ? `${stem}-1` : base;
  for (let next = 2; taken.has(free); next += 1) free = `${stem}-${next}`;
  return free;
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
