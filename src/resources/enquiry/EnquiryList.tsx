import MessageIcon from '@mui/icons-material/ContentCopyOutlined';
import NoteIcon from '@mui/icons-material/NoteAddOutlined';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { RowLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { StatusFilter } from '@/components/list/toolbar/shortInputs';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { enquiryFilter } from '@/contract/enquiryFilter';
import { EnquiryStatusLink, PackagesLink } from './enquiryLinks';
import { instantDayText, isConverted, statusText } from './enquiryTexts';
import { StatusCounts } from './StatusCounts';

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
