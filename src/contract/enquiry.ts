import { z } from 'zod/mini';
import { type Adapter, ofCourse } from './adapter';
import { defineCalls, get, patch, post, search } from './call';
import { enquiryFilter, enquiryStatus } from './enquiryFilter';
import { id, ifGiven, lines, longest } from './fields';
import { data, written } from './replies';

/** What somebody who isn't a learner yet asks about a course, as stored. Source: admin areas, section 3. */
export const enquiry = z.object({
  iid: id,
  course_iid: id,
  name: z.string(),
  email: z.nullable(z.string()),
  mobile_no: z.nullable(z.string()),
  enquiry_desc: z.string(),
  enquiry_status: enquiryStatus,
  enquiry_requested_date: z.iso.datetime(),
});

/** A note about an enquiry, as stored: it is never changed. */
export const enquiryNote = z.object({
  iid: id,
  enquiry_iid: id,
  enquired_notes: z.string(),
  enquired_date: z.iso.datetime(),
  /** The username of its author. */
  enquired_by: z.string(),
});

const maybe = z.nullish(z.string());

/** An enquiry with what names its course; what isn't in the specification's list of fields may be missing. */
const enquiryWithCourse = z.extend(enquiry, {
  email: maybe,
  mobile_no: maybe,
  enquiry_requested_date: z.string(),
  course_iid: z.optional(id),
  course_name: z.optional(z.string()),
  course_slug: z.optional(z.string()),
});

/** An enquiry as a screen has it. */
export type Enquiry = z.infer<typeof enquiryWithCourse>;

const noteOnWire = z.extend(z.pick(enquiryNote, { enquired_notes: true }), {
  iid: z.optional(id),
  enquired_date: z.string(),
  enquired_by: maybe,
});

/** A note as a screen has it. */
export type EnquiryNote = z.infer<typeof noteOnWire>;

const note = lines(1, longest, ['required', 'should_not_have_more_than']);

/** The form of a status: a note may be added in one go. */
export const enquiryStatusForm = z.object({ enquiry_status: enquiryStatus, enquired_notes: ifGiven(note) });

/** The form of a note: the status may be changed in one go. Its fields are in the order of the other's, into which it may turn. */
export const enquiryNoteForm = z.object({ enquiry_status: enquiryStatus, enquired_notes: note });

/** How many enquiries of the course have each status; other servers don't say it. */
const counts = z.catch(
  z.optional(z.object({ requested: z.int(), pending: z.int(), converted: z.int(), 'not-converted': z.int() })),
  undefined,
);

/** Enquiries. Source: admin areas, sections 2.11, 4, 5 and 7. */
export const enquiryCalls = defineCalls('enquiry', {
  getEnquiryFilter: search('/enquiry/getEnquiryFilter', {
    summary: 'The enquiries about a course that have a status, the newest first, and how many have each',
    body: enquiryFilter,
    reply: z.extend(data(z.array(enquiryWithCourse)), { counts }),
  }),
  getEnquiryAlike: get('/enquiry/getEnquiryAlike/{enquiryId}', {
    summary: 'The other enquiries of the same phone number or mail, about any course, the newest first',
    reply: data(z.array(enquiryWithCourse)),
  }),
  updateEnquiryStatus: patch('/enquiry/updateEnquiryStatus', {
    summary: 'Set the status of an enquiry, whatever it was',
    body: z.object({ enquiry_id: id, enquiry_status: enquiryStatus }),
    reply: written(enquiryWithCourse),
  }),
  createEnquiryNotes: post('/enquiry/createEnquiryNotes', {
    summary: 'Add a note to an enquiry; its author is who sends it',
    body: z.object({ enquiry: id, enquired_notes: note }),
    stamp: 'enquired_by',
    reply: written(noteOnWire),
  }),
  getEnquiryNotes: get('/enquiry/getEnquiryNotes/{enquiryId}', {
    summary: 'The notes about an enquiry, the newest first',
    reply: data(z.array(noteOnWire)),
  }),
});

/** What people ask about a course, found by it and by the status. */
export const enquiryAdapter = {
  area: 'enquiry',
  list: enquiryCalls.getEnquiryFilter,
  toRecord: (row) => ({ ...ofCourse(row), en_status: row.enquiry_status }),
} satisfies Adapter;
