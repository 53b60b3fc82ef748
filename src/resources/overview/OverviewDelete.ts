import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { overviewAdapter } from '@/contract/overview';

/** Asks whether to delete a program overview. */
export const OverviewDelete = confirmPopup({
  texts: 'overview.delete',
  change: overviewAdapter.delete,
  danger: true,
});
