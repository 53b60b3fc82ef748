import { enquiryNote, enquiry as enquiryRecord } from '@/contract/enquiry';
import { course } from './catalogueTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

/** What somebody asks about a course. */
export const enquiry = recordTable(
  'enquiry',
  recordColumns(enquiryRecord.shape, { course_iid: refers('course', () => course.iid) }),
  {
    right: 'enquiry',
    name: ['name'],
    person: { keeps: ['enquiry_status'] },
    indexes: [['enquiry_status', 'course_iid'], ['enquiry_requested_date']],
  },
);

/** A note about an enquiry. */
export const enquiry_note = recordTable(
  'enquiry_note',
  recordColumns(enquiryNote.shape, { enquiry_iid: refers('enquiry', () => enquiry.iid) }),
  { person: { keeps: ['enquired_by'], of: 'enquiry_iid' } },
);
