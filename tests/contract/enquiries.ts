import type { Store } from '@/backend/store/port';

/** Adds enquiries about the first course: two of one phone number and two of one mail, written differently, and one of somebody else. */
export async function fillEnquiries(store: Store): Promise<void> {
  const about = { course_iid: 1, enquiry_desc: 'When does it begin?', enquiry_status: 'pending' } as const;
  await store.insertMany('enquiry', [
    {
      ...about,
      name: 'Sita Rai',
      email: 'sita.rai@example.com',
      mobile_no: '९८४१-२२३३४४',
      enquiry_requested_date: '2026-04-01T04:00:00.000Z',
    },
    { ...about, name: 'सीता राई', email: null, mobile_no: '+977 9841223344', enquiry_requested_date: '2026-04-03T04:00:00.000Z' },
    {
      ...about,
      name: 'Sita R.',
      email: 'Sita.Rai@example.com',
      mobile_no: null,
      enquiry_status: 'requested',
      enquiry_requested_date: '2026-04-02T04:00:00.000Z',
    },
    {
      ...about,
      name: 'Hari Thapa',
      email: 'not.sita.rai@example.com',
      mobile_no: '9841223345',
      enquiry_requested_date: '2026-04-04T04:00:00.000Z',
    },
  ]);
  await store.insert('enquiry_note', {
    enquiry_iid: 1,
    enquired_notes: 'Call again after Dashain',
    enquired_date: '2026-04-02T05:00:00.000Z',
    enquired_by: 'sita',
  });
}
