import type { Open } from '@tests/contract/caseSet';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';

const stored = z.object({ data: z.object({ quiz_options: z.array(z.object({ option_id: z.int() })) }) });

/** Tests that a change of a question keeps the ids of options that stay. */
export function keepsOptionIds(open: Open, edit: object): void {
  test('an option that stays keeps its id, wherever it is and whatever its text becomes at its place', async () => {
    const { api, staff } = await open();
    const idsAfter = async (...texts: string[]) => {
      const quiz_options = texts.map((options, place) => ({ options, correct: place === 0 }));
      const { body } = await api.call('editQuiz', { ...edit, quiz_options, correct_option: null }, staff.access);
      return stored.parse(body).data.quiz_options.map(({ option_id }) => option_id);
    };
    const [first, second, third] = await idsAfter('Koshi', 'Karnali', 'Gandaki');
    expect(await idsAfter('Gandaki', 'Koshi', 'Karnali')).toEqual([third, first, second]);
    expect(await idsAfter('Gandaki', 'Bagmati', 'Karnali')).toEqual([third, first, second]);
    expect(await idsAfter('Gandaki', 'Karnali')).toEqual([third, second]);
    const [, , added] = await idsAfter('Gandaki', 'Karnali', 'Koshi');
    expect([first, second, third]).not.toContain(added);
  });
}
