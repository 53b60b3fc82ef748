import { useRecordContext } from 'react-admin';
import { useNameOf } from '@/components/fields/useNameOf';

/** What the row's record is called. */
export const useRowName = (): string => useNameOf()(useRecordContext());
