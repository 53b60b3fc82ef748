import type { RaRecord } from 'react-admin';
import type { ShownText } from '@/components/ui/text/shownText';
import { digitsIn } from '@/domain/digits';
import { wallClockAt, wallClockText } from '@/domain/wallClock';

/** The address of the list of enquiries. */
export const enquiryList = 'enquirySetup';

/** The text of a column of statuses. */
export const statusText: ShownText = (status, { translate }) => (status === '' ? '' : translate(`choices.${status}`));

/** The text of a column of instants: the time in Nepal, with the date in Bikram Sambat. */
export const instantText: ShownText = (iso, { locale }) => {
  const time = new Date(iso);
  return digitsIn(locale, Number.isNaN(time.getTime()) ? iso : wallClockText(wallClockAt(time)));
};

/** The colours of statuses that say how far an enquiry is. */
export const statusColors: Readonly<Record<string, 'primary' | 'success' | 'warning'>> = {
  requested: 'warning',
  pending: 'primary',
  converted: 'success',
};

export const isConverted = ({ enquiry_status }: Partial<RaRecord>): boolean => enquiry_status === 'converted';
