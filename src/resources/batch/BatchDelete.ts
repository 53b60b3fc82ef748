import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { batchCalls } from '@/contract/batch';
import { verb } from '@/providers/data/adapter';

/** The question before a batch is deleted. */
export const BatchDelete = confirmPopup({
  texts: 'batch.delete',
  change: verb(batchCalls.deleteBatch, 'id'),
  danger: true,
});
