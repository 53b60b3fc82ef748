import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Reply } from '@/contract/call';
import { modelsetCalls } from '@/contract/modelset';
import { useRead } from '@/providers/data/useRead';

/** Fills in a model set's duration as soon as a person chooses it; not when a record or a draft is loaded. */
export function useModelsetDuration(): void {
  const { subscribe, setValue } = useFormContext();
  const [chosen, setChosen] = useState<unknown>();
  const input = typeof chosen === 'number' ? { id: String(chosen) } : undefined;
  const { data: modelset } = useRead(modelsetCalls.getModelsetById, input, modelsetOf);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type !== 'change' || name !== 'modelset') return;
          setChosen(values.modelset);
          // The previous duration doesn't apply.
          setValue('exam_time_duration', null, { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );

  useEffect(() => {
    if (modelset) setValue('exam_time_duration', modelset.exam_time_duration, { shouldDirty: true });
  }, [modelset, setValue]);
}

const modelsetOf = ({ data }: Reply<typeof modelsetCalls.getModelsetById>) => data;
