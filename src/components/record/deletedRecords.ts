import type { RaRecord } from 'react-admin';
import { isYes } from '@/contract/fields';

/** Tells whether a record is deleted, and can be restored. */
export const isDeleted = ({ is_deleted_flag }: Partial<RaRecord>): boolean => isYes(is_deleted_flag);
export const isStanding = (record: Partial<RaRecord>): boolean => !isDeleted(record);
