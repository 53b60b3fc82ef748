import { expectTypeOf, test } from 'vitest';
import type { passageCalls, passageQuizForm } from '@/contract/passage';
import type { ChangePopup } from './changePopup';

type OfPassage = ChangePopup<typeof passageQuizForm, typeof passageCalls.tagQuizToPassage>;
type Given<Name extends keyof OfPassage> = NonNullable<OfPassage[Name]>;

// This test fails in `tsc` alone.
test('a popup names no field that its form or its call doesn’t have', () => {
  expectTypeOf<Given<'starts'>[number]>().toEqualTypeOf<'marks_weightage'>();
  expectTypeOf<keyof Given<'presets'>>().toEqualTypeOf<'marks_weightage'>();
  expectTypeOf<keyof Given<'beside'>>().toEqualTypeOf<'marks_weightage' | 'paragraph' | 'quiz'>();
  expectTypeOf<Given<'goesBy'>[number]>().not.toEqualTypeOf<string>();
});
