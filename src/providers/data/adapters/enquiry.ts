import { enquiryCalls } from '@/contract/enquiry';
import { type Adapter, ofCourse } from '../adapter';

/** What people ask about a course, found by it and by the status. */
export const enquiryAdapter = {
  area: 'enquiry',
  list: enquiryCalls.getEnquiryFilter,
  toRecord: (row) => ({ ...ofCourse(row), en_status: row.enquiry_status }),
} satisfies Adapter;
