import { useWatch } from 'react-hook-form';
import { batchCalls } from '@/contract/batch';
import { batchTagForm } from '@/contract/batchTag';
import { useRead } from '@/providers/data/useRead';
import type { Batch } from './useBatchContents';

/** Returns the batch that the form around it names, once its name is known. */
export function useChosenBatch(): Batch | undefined {
  const [courses, year, group]: unknown[] = useWatch({ name: Object.keys(batchTagForm.shape) });
  const { data: place } = batchTagForm.safeParse({ courses, year, group });
  const input = place && { courseId: String(place.courses), year: String(place.year) };
  const batch = useRead(batchCalls.getBatchSelect, input).data?.data.find(({ iid }) => iid === place?.group);
  return place && batch && { ...batch, courses: place.courses, year: place.year };
}
