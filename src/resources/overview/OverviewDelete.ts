import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { overviewCalls } from '@/contract/overview';
import { verb } from '@/providers/data/adapter';

/** The question before a program overview is deleted. */
export const OverviewDelete = confirmPopup({
  texts: 'overview.delete',
  change: verb(overviewCalls.deleteOverview, 'overview_id'),
  danger: true,
});
