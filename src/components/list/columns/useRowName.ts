import { useRecordContext } from 'react-admin';
import { useNameOf } from '@/components/fields/useNameOf';

/** Returns the name of the row's record. */
export const useRowName = (): string => useNameOf()(useRecordContext());
