import MessageIcon from '@mui/icons-material/ContentCopyOutlined';
import NoteIcon from '@mui/icons-material/NoteAddOutlined';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import { Chip, Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { RowLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { chipProps } from '@/components/list/toolbar/FacetFilter';
import { StatusFilter } from '@/components/list/toolbar/shortInputs';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { useDigits } from '@/components/ui/text/digits';
import type { Reply } from '@/contract/call';
import { enquiryCalls } from '@/contract/enquiry';
import { enquiryFilter, enquiryStatuses } from '@/contract/enquiryFilter';
import { useRead } from '@/providers/data/useRead';
import { EnquiryStatusLink, PackagesLink } from './enquiryLinks';
import { instantDayText, isConverted, statusText } from './enquiryTexts';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');

const filter = {
  schema: enquiryFilter,
  inputs: (
    <>
      <CourseInput />
      <StatusFilter source="en_status" />
    </>
  ),
  notice: <StatusCounts />,
};

export const EnquiryList = () => (
  <ListScreen filter={filter} sort={{ field: 'enquiry_requested_date', order: 'DESC' }} fixedHeight={450}>
    <Column source="name" />
    <Column source="email" />
    <Column source="mobile_no" />
    <Column source="enquiry_desc" />
    <Column source="enquiry_status" text={statusText}>
      <EnquiryStatusLink />
    </Column>
    <Column source="enquiry_requested_date" text={instantDayText} isShort />
    <ActionColumn>
      <ViewLink />
      <RowLink to="note" label="enquiry.note_name" short="enquiry.note_short">
        <NoteIcon fontSize="small" />
      </RowLink>
      <RowLink to="notes" label="enquiry.notes_name" short="enquiry.notes_short" reads>
        <NotesIcon fontSize="small" />
      </RowLink>
      <RowLink to="message" label="enquiry.message_name" short="enquiry.message_short" reads>
        <MessageIcon fontSize="small" />
      </RowLink>
      <PackagesLink fits={isConverted} />
    </ActionColumn>
  </ListScreen>
);

/** The statuses, each with its number of enquiries of the chosen course, where the server says it; a click searches for those. */
function StatusCounts() {
  const translate = useTranslate();
  const digits = useDigits();
  const { filterValues, setFilters } = useListContext();
  // The list has made the same request: it is read once.
  const asked = enquiryFilter.safeParse(filterValues).data;
  const { data: counts } = useRead(enquiryCalls.getEnquiryFilter, asked, countsOf);
  if (!asked) return null;
  return (
    <Stack direction="row" role="group" aria-label={translate('enquiry.statuses')} sx={row}>
      {enquiryStatuses.map((status) => {
        const count = counts?.[status];
        return (
          <Chip
            key={status}
            {...chipProps(status === asked.en_status)}
            label={[translate(`choices.${status}`), ...(count === undefined ? [] : [digits(count)])].join(' ')}
            onClick={() => setFilters({ ...filterValues, en_status: status })}
          />
        );
      })}
    </Stack>
  );
}

const row = { flexWrap: 'wrap', gap: 1, px: { xs: 1, sm: 2 }, py: 1.5 };

const countsOf = ({ counts }: Reply<typeof enquiryCalls.getEnquiryFilter>) => counts ?? null;
