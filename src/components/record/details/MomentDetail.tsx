import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { momentParts, useDayTexts } from '@/components/ui/text/dates';
import { useLanguage } from '@/components/ui/text/digits';
import { fromAd, fromBs } from '@/domain/calendar/bikramSambat';
import { wallClockAt, wallClockParts, zone } from '@/domain/calendar/wallClock';
import { Detail } from './Details';

/** A time by Nepal's clock in a row of a list: `<Column source="…" text={momentText}><MomentField source="…" /></Column>`. */
export const MomentField = ({ source }: { source: string }) => (
  <TimeField source={source} wallClockOf={String} instantOf={(value) => value.replace(/Z$/, '+05:45')} />
);

// In a card, too, as two times of one record do otherwise look alike.
MomentField.hasHeading = true;

/** The same of an instant, whose column's text is `instantColumnText`. */
export const InstantField = ({ source }: { source: string }) => (
  <TimeField source={source} wallClockOf={(value) => wallClockAt(new Date(value))} instantOf={String} />
);

InstantField.hasHeading = true;

interface TimeFieldProps {
  source: string;
  wallClockOf: (value: string) => string;
  instantOf: (value: string) => string;
}

function TimeField({ source, wallClockOf, instantOf }: TimeFieldProps) {
  const language = useLanguage();
  const value: unknown = useRecordContext()?.[source];
  if (typeof value !== 'string' || value === '') return null;
  const { moment, note } = momentParts(wallClockOf(value), language);
  return (
    <Box
      component="time"
      dateTime={instantOf(value)}
      sx={{ display: 'inline-block', verticalAlign: 'top', whiteSpace: 'nowrap' }}
    >
      {moment}
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {note}
      </Box>
    </Box>
  );
}

/** A time of a record by Nepal's clock, with its date in both calendars. */
export function MomentDetail({ source }: { source: string }) {
  const translate = useTranslate();
  const { digits, both } = useDayTexts();
  return (
    <Detail source={source}>
      {(value) => {
        const { date, time } = wallClockParts(value);
        const day = fromAd(date);
        return translate('calendar.moment', { day: day === undefined ? digits(date) : both(day), time: digits(time), zone });
      }}
    </Detail>
  );
}

/** A date of a record, read from its Bikram Sambat field and shown in both calendars. */
export const BsDateDetail = ({ source }: { source: string }) => (
  <DateDetail source={source} dayOf={fromBs} mark="calendar.bs_mark" />
);

/** The same of a date that the record has in the Gregorian calendar alone. */
export const AdDateDetail = ({ source }: { source: string }) => (
  <DateDetail source={source} dayOf={fromAd} mark="calendar.ad_mark" />
);

interface DateDetailProps {
  source: string;
  dayOf: (date: string) => number | undefined;
  /** What the field's name says of its calendar, which is omitted where both are shown. */
  mark: string;
}

function DateDetail({ source, dayOf, mark }: DateDetailProps) {
  const translate = useTranslate();
  const { digits, both } = useDayTexts();
  return (
    <Detail source={source} label={translate(`fields.${source}`).replace(translate(mark), '').trim()}>
      {(date) => {
        const day = dayOf(date);
        return day === undefined ? digits(date) : both(day);
      }}
    </Detail>
  );
}
