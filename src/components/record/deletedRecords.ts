import type { RaRecord } from 'react-admin';
import { isYes } from '@/contract/fields';

/** Whether a record was deleted that stays, to be restored. */
export const isDeleted = ({ is_deleted_flag }: Partial<RaRecord>): boolean => isYes(is_deleted_flag);
export const isStanding = (record: Partial<RaRecord>): boolean => !isDeleted(record);
