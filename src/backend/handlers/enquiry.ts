import type { Handlers } from '@/backend/handler';
import { findByIdOrSlug, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import type { enquiryCalls } from '@/contract/enquiry';
import type { enquiryStatuses } from '@/contract/enquiryFilter';
import { say } from '@/contract/message';
import { searchable } from '@/domain/searchable';
import { comparablePhone } from '@/domain/typed/phone';

/** Enquiries. */
export const enquiryHandlers: Handlers<typeof enquiryCalls> = {
  getEnquiryFilter: async ({ courses: course_iid, en_status: enquiry_status }, { store }) => ({
    data: await listEnquiries(store, { course_iid, enquiry_status }),
    counts: await countsOf(store, course_iid),
  }),

  getEnquiryAlike: async ({ enquiryId }, { store }) => {
    const { iid, email, mobile_no } = found(await findByIdOrSlug({ byId: (id) => store.get('enquiry', id) }, enquiryId), missing);
    const mail = searchable(email ?? '');
    const phone = comparablePhone(mobile_no ?? '');
    const others = { iid: { not: iid } };
    const ofMail = mail ? await listEnquiries(store, { ...others, email: { contains: mail } }) : [];
    const ofPhone = phone ? await listEnquiries(store, { ...others, mobile_no: { contains: phone } }) : [];
    const alike = [
      ...ofMail.filter((one) => searchable(one.email ?? '') === mail),
      ...ofPhone.filter((one) => comparablePhone(one.mobile_no ?? '') === phone),
    ];
    const once = new Map(alike.map((one) => [one.iid, one]));
    return { data: [...once.values()].toSorted((one, other) => timeOf(other) - timeOf(one)) };
  },

  updateEnquiryStatus: async ({ enquiry_id, enquiry_status }, { store }) => {
    found(await store.update('enquiry', enquiry_id, { enquiry_status }), missing);
    return { data: await findEnquiry(store, enquiry_id), msg: say('enquiry_status_updated') };
  },

  createEnquiryNotes: async ({ enquiry, enquired_notes }, { store, person, now }) => {
    found(await store.get('enquiry', enquiry, 'lock'), missing);
    const stamps = { enquired_date: now.toISOString(), enquired_by: person.username || person.email };
    const data = await store.insert('enquiry_note', { enquiry_iid: enquiry, enquired_notes, ...stamps });
    return { data, msg: say('enquiry_note_created') };
  },

  getEnquiryNotes: async ({ enquiryId }, { store }) => {
    const { iid } = found(await findByIdOrSlug({ byId: (id) => store.get('enquiry', id) }, enquiryId), missing);
    return { data: await store.list('enquiry_note', { where: { enquiry_iid: iid }, sort: [newestNote] }) };
  },
};

const missing = 'enquiry_not_found';

const newest = { column: 'enquiry_requested_date', order: 'desc' } as const;
const newestNote = { column: 'enquired_date', order: 'desc' } as const;

const timeOf = ({ enquiry_requested_date }: { enquiry_requested_date: string }) => Date.parse(enquiry_requested_date);

/** The joins that read what names an enquiry's course. */
const ofCourse = { course_name: 'course_iid.course_name', course_slug: 'course_iid.course_slug' } as const;

const listEnquiries = (store: Store, where: Where<'enquiry'>) => store.list('enquiry', { where, join: ofCourse, sort: [newest] });

const findEnquiry = async (store: Store, iid: number) => found((await listEnquiries(store, { iid }))[0], missing);

/** Returns how many enquiries about a course, or about all of them, have each status. */
async function countsOf(store: Store, course_iid?: number) {
  const where = course_iid === undefined ? {} : { course_iid };
  const counts = await store.countBy('enquiry', 'enquiry_status', { where });
  const count = (status: (typeof enquiryStatuses)[number]) => counts.get(status) ?? 0;
  return {
    requested: count('requested'),
    pending: count('pending'),
    converted: count('converted'),
    'not-converted': count('not-converted'),
  };
}
