import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { overviewCalls } from '@/contract/overview';
import { verb } from '@/providers/data/adapter';

/** Asks whether to delete a program overview. */
export const OverviewDelete = confirmPopup({
  texts: 'overview.delete',
  change: verb(overviewCalls.deleteOverview, 'overview_id'),
  danger: true,
});
