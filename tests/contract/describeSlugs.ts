import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { uniqueRules } from '@/backend/store/uniqueKeys';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { fieldAt } from '@/contract/leaves';
import { answerOf } from '@/contract/replies';
import type { Open, World } from './caseSet';
import { type BodyCall, examples } from './examples';

/** Each slug's column, and the field that it is made from. */
const slugs = uniqueRules.flatMap(({ columns: [slug = ''], field: name }) => (/(?:^|_)slug$/.test(slug) ? [{ slug, name }] : []));

/** Returns whether the values of a field must be unique. */
const isUnique = (field: string): boolean => uniqueRules.some(({ folded }) => folded === field);

/** Tests the slug of a record whose name the call writes: it is unique, and stays when the name changes. */
export function describeSlugs(call: BodyCall, open: Open): void {
  const { body, reply }: Call = calls[call];
  const made = slugs.find(({ slug, name }) => body?.shape[name] && fieldAt(answerOf(reply), `data.${slug}`));
  if (!made) return;

  const example: Record<string, unknown> = { ...examples[call] };
  const written = z.object({ data: z.object({ [made.slug]: z.string(), [made.name]: z.string() }) });
  const slugOf = async ({ api, staff }: World, form: object) => {
    const { data } = written.parse((await api.call(call, { ...form }, staff.access)).body);
    return data[made.slug];
  };

  if (call.startsWith('create')) {
    test('gives two of names that read the same slugs of their own', async () => {
      const world = await open();
      const twin = Object.entries(example).map(([field, value]) => [field, isUnique(field) ? `${value}!` : value]);
      const slug = await slugOf(world, example);
      expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u);
      expect(await slugOf(world, Object.fromEntries(twin))).toBe(`${slug}-2`);
    });
  } else {
    test('leaves the slug as it is, whatever the name becomes', async () => {
      const world = await open();
      const slug = await slugOf(world, example);
      expect(slug).toBeTruthy();
      expect(await slugOf(world, { ...example, [made.name]: 'Another name' })).toBe(slug);
    });
  }
}
