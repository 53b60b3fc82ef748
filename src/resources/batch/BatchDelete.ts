import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { batchAdapter } from '@/contract/batch';

/** The question before a batch is deleted. */
export const BatchDelete = confirmPopup({
  texts: 'batch.delete',
  change: batchAdapter.delete,
  danger: true,
});
