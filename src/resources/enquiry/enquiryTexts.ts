import type { RaRecord } from 'react-admin';
import { bsDayText } from '@/components/ui/text/dates';
import type { ShownText } from '@/components/ui/text/shownText';
import { dayAt } from '@/domain/calendar/wallClock';

/** The address of the list of enquiries. */
export const enquiryList = 'enquirySetup';

/** The text of a column of statuses. */
export const statusText: ShownText = (status, { translate }) => (status === '' ? '' : translate(`choices.${status}`));

/** The text of a column of instants: the day in Nepal, in Bikram Sambat. */
export const instantDayText: ShownText = (iso, language) => {
  const time = new Date(iso);
  return bsDayText(Number.isNaN(time.getTime()) ? iso : dayAt(time), language);
};

/** The colours of statuses that say how far an enquiry is. */
export const statusColors: Readonly<Record<string, 'primary' | 'success' | 'warning'>> = {
  requested: 'warning',
  pending: 'primary',
  converted: 'success',
};

export const isConverted = ({ enquiry_status }: Partial<RaRecord>): boolean => enquiry_status === 'converted';
