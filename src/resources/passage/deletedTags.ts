import type { RaRecord } from 'react-admin';
import { isYes } from '@/contract/fields';

/** Whether a tag was deleted, and can be restored. */
export const isDeleted = ({ is_deleted_flag }: RaRecord): boolean => isYes(is_deleted_flag);

/** Whether it was not: it can be changed, and deleted. */
export const stands = (tag: RaRecord): boolean => !isDeleted(tag);
