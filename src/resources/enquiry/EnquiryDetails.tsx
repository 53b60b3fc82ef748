import { Box, Link, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmailDetail, PhoneDetail } from '@/components/record/details/ContactDetail';
import { Detail, Details } from '@/components/record/details/Details';
import { narrowed } from '@/components/record/listRead';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { mark } from '@/components/ui/marks';
import { useDayTexts } from '@/components/ui/text/dates';
import { useLanguage } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { type Enquiry, type EnquiryNote, enquiryCalls } from '@/contract/enquiry';
import { ApiError } from '@/providers/api/errors';
import { useRead } from '@/providers/data/useRead';
import { ConvertedStudent } from './ConvertedStudent';
import { enquiryList, isConverted, statusText } from './enquiryTexts';

/** An enquiry, what became of it, and the others of the same person. */
export function EnquiryDetails() {
  const record = useRecordContext();
  return (
    <>
      <Details>
        <Detail source="enquiry_desc">{(text) => <LongText text={text} />}</Detail>
        <PhoneDetail source="mobile_no" />
        <EmailDetail source="email" />
        <Detail source="course_name" />
        <Detail source="enquiry_requested_date">{(iso) => <Instant iso={iso} />}</Detail>
      </Details>
      {record && isConverted(record) && (
        <Section title="enquiry.student">
          <ConvertedStudent enquiry={record} />
        </Section>
      )}
      <Section title="enquiry.notes">
        <EnquiryNotes />
      </Section>
      <Alike />
    </>
  );
}

const LongText = ({ text }: { text: string }) => (
  <Box component="span" {...mark('long')} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    <Words text={text} />
  </Box>
);

/** An instant in the person's own time zone and language, in both calendars. */
function Instant({ iso }: { iso: string }) {
  const { instant, otherCalendar } = useDayTexts();
  if (Number.isNaN(Date.parse(iso))) return iso;
  return (
    <time dateTime={iso}>
      {instant(iso)}
      {otherCalendar(iso)}
    </time>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography id={id} component="h3" sx={{ fontSize: 16, fontWeight: 600, mb: 1 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}

const lines = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, overflowWrap: 'anywhere' } as const;

function Quiet({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {useTranslate()(text)}
    </Typography>
  );
}

/** The notes about the record, the newest first, each with its date and author. */
export function EnquiryNotes() {
  const record = useRecordContext();
  const query = useRead(enquiryCalls.getEnquiryNotes, record && { enquiryId: String(record.id) });
  return (
    <QueryContent query={query} lines={2} height={48}>
      {({ data }) =>
        data.length === 0 ? (
          <Quiet text="enquiry.no_notes" />
        ) : (
          <Box component="ul" sx={lines}>
            {data.map((note, place) => (
              <Note key={note.iid ?? place} {...note} />
            ))}
          </Box>
        )
      }
    </QueryContent>
  );
}

function Note({ enquired_notes, enquired_date, enquired_by }: EnquiryNote) {
  const translate = useTranslate();
  return (
    <li>
      <LongText text={enquired_notes} />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        <Instant iso={enquired_date} /> · <Words text={enquired_by ?? translate('ui.not_available')} />
      </Typography>
    </li>
  );
}

/** The other enquiries of the same phone number or mail; a server that doesn't know them has no such part. */
function Alike() {
  const record = useRecordContext();
  const query = useRead(enquiryCalls.getEnquiryAlike, record && { enquiryId: String(record.id) });
  if (query.error instanceof ApiError && query.error.status === 404) return null;
  return (
    <Section title="enquiry.alike">
      <QueryContent query={query} lines={2} height={48}>
        {({ data }) =>
          data.length === 0 ? (
            <Quiet text="enquiry.alike_none" />
          ) : (
            <Box component="ul" sx={lines}>
              {data.map((enquiry) => (
                <OtherEnquiry key={enquiry.iid} {...enquiry} />
              ))}
            </Box>
          )
        }
      </QueryContent>
    </Section>
  );
}

function OtherEnquiry({ iid, name, course_iid, course_name, enquiry_status, enquiry_requested_date, enquiry_desc }: Enquiry) {
  const language = useLanguage();
  return (
    <li>
      <Link component={RouterLink} to={detailsOf({ id: iid, courses: course_iid, en_status: enquiry_status })}>
        <Words text={name} />
      </Link>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        <Words text={[statusText(enquiry_status, language), course_name].filter(Boolean).join(' · ')} /> ·{' '}
        <Instant iso={enquiry_requested_date} />
      </Typography>
      <Typography variant="body2">
        <Words text={enquiry_desc} />
      </Typography>
    </li>
  );
}

/** The address of an enquiry's details, over the list that has it. */
const detailsOf = ({ id, courses, en_status }: RaRecord): string =>
  narrowed(`/${enquiryList}/view/${id}`, { courses, en_status });
