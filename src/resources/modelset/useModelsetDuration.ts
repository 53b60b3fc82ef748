import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Reply } from '@/contract/call';
import { modelsetCalls } from '@/contract/modelset';
import { useRead } from '@/providers/data/useRead';

/** Fills in a model set's duration once a person chooses it, unless another is typed first; not when a record or a draft is loaded. */
export function useModelsetDuration(): void {
  const { subscribe, getValues, setValue } = useFormContext();
  const [choice, setChoice] = useState<{ modelset: unknown }>();
  const input = typeof choice?.modelset === 'number' ? { id: String(choice.modelset) } : undefined;
  const { data: modelset } = useRead(modelsetCalls.getModelsetById, input, modelsetOf);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type !== 'change' || name !== 'modelset') return;
          setChoice({ modelset: values.modelset });
          // The previous duration doesn't apply.
          setValue('exam_time_duration', null, { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );

  useEffect(() => {
    // The same model set may be chosen again.
    if (choice && modelset && !getValues('exam_time_duration'))
      setValue('exam_time_duration', modelset.exam_time_duration, { shouldDirty: true });
  }, [choice, modelset, getValues, setValue]);
}

const modelsetOf = ({ data }: Reply<typeof modelsetCalls.getModelsetById>) => data;
