import { useWatch } from 'react-hook-form';
import { ReferenceArrayInput } from '@/components/form/inputs/ReferenceArrayInput';
import { isId } from '@/components/form/inputs/ReferenceInput';
import { useClearedBelow } from '@/components/product/cascades/CascadeInput';
import type { Reply } from '@/contract/call';
import { coursePriceCalls } from '@/contract/coursePrice';
import { useRead } from '@/providers/data/useRead';

const above = ['courses'];
const adds = { to: '/coursePriceSetup/add', right: 'prices' } as const;

/** Several packages of the course that is chosen. */
export function PackagesInput() {
  const course: unknown = useWatch({ name: 'courses' });
  useClearedBelow('courseprice', above);
  const input = isId(course) ? { courseId: String(course) } : undefined;
  const { data, error, isLoading, refetch } = useRead(coursePriceCalls.getCoursePriceSelect, input, choicesOf);
  return <ReferenceArrayInput source="courseprice" choices={{ data, error, isPending: isLoading, refetch }} adds={adds} />;
}

const choicesOf = ({ data }: Reply<typeof coursePriceCalls.getCoursePriceSelect>) =>
  data.map(({ iid, package_name }) => ({ id: iid, name: package_name }));
