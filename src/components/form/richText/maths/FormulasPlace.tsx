import { Suspense } from 'react';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const FormulasAtSave = lazyScreen(() => import('./FormulasAtSave'), 'FormulasAtSave');

/** The question at Save about what looks like a formula; its code loads with a form that has rich texts. */
export const FormulasPlace = (props: { formId: string; fields: readonly string[] }) =>
  props.fields.length > 0 && (
    <Suspense fallback={null}>
      <FormulasAtSave {...props} />
    </Suspense>
  );
