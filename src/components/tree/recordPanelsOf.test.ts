import { expectTypeOf, test } from 'vitest';
import type { levels } from '@/components/product/courseTree/levels';
import type { designationForm } from '@/contract/designation';
import type { RecordNode } from './recordNode';
import type { recordPanelsOf } from './treePanels';

type Panels = Parameters<typeof recordPanelsOf<RecordNode<object>, typeof designationForm>>[0];

// This test fails in `tsc` alone.
test('a record’s parent is a field of its form', () => {
  expectTypeOf<Panels['above']['field']>().toEqualTypeOf<keyof typeof designationForm.shape>();
  expectTypeOf<(typeof levels)['lesson']['parentField']>().not.toEqualTypeOf<string | undefined>();
});
