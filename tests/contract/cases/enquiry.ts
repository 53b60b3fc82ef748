import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { missing, notFound, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';

const search = { courses: 1, en_status: 'pending' } as const;
const status = { enquiry_id: 1, enquiry_status: 'converted' } as const;
const note = { enquiry: 1, enquired_notes: 'Paid at the office, <receipt> sent' };

/** A valid body of each call. */
export const enquiryExamples = {
  getEnquiryFilter: search,
  updateEnquiryStatus: status,
  createEnquiryNotes: note,
} satisfies Examples;

const namesIn = (body: unknown): unknown => Object(body).data.map(({ name }: { name: string }) => name);

export const enquiryCases = {
  getEnquiryFilter: (open) => {
    test('lists the enquiries of the course and status, the newest first, with how many have each status', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getEnquiryFilter', search, staff.access);
      expect(namesIn(body)).toEqual(['Hari Thapa', 'सीता राई', 'Sita Rai']);
      expect(body).toMatchObject({
        data: [{ course_name: 'NRB Assistant', course_slug: 'nrb-assistant', enquiry_status: 'pending' }, {}, {}],
        counts: { requested: 1, pending: 3, converted: 0, 'not-converted': 0 },
      });
    });
    refuses(open, 'getEnquiryFilter', search, [
      ['courses', undefined, 'This field is required'],
      ['en_status', undefined, 'This field is required'],
      ['en_status', 'REQUESTED', 'This field is required'],
    ]);
  },

  getEnquiryAlike: (open) => {
    test('finds the other enquiries of the same number or mail, however they are written', async () => {
      const { api, staff } = await open();
      const alike = async (enquiryId: string) => namesIn((await api.call('getEnquiryAlike', { enquiryId }, staff.access)).body);
      expect(await alike('1')).toEqual(['सीता राई', 'Sita R.']);
      expect(await alike('2')).toEqual(['Sita Rai']);
      expect(await alike('4')).toEqual([]);
    });
    missing(open, 'getEnquiryAlike', { enquiryId: '99' }, 'Enquiry');
  },

  updateEnquiryStatus: (open) => {
    test('sets any status', async () => {
      const { api, staff } = await open();
      const set = (enquiry_status: string) => api.call('updateEnquiryStatus', { ...status, enquiry_status }, staff.access);
      expect((await set('converted')).body).toMatchObject({
        msg: 'Enquiry status updated successfully',
        data: { iid: 1, enquiry_status: 'converted', course_name: 'NRB Assistant' },
      });
      expect((await set('requested')).body).toMatchObject({ data: { iid: 1, enquiry_status: 'requested' } });
    });
    refuses(open, 'updateEnquiryStatus', status, [['enquiry_status', 'done', 'This field is required']]);
  },

  createEnquiryNotes: (open) => {
    test('keeps the note with its author and its time, whoever the body names', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createEnquiryNotes', { ...note, enquired_by: 'hari' }, staff.access);
      expect(body).toMatchObject({
        msg: 'Note added successfully',
        data: { iid: 2, enquired_notes: note.enquired_notes, enquired_by: 'sita' },
      });
    });
    refuses(open, 'createEnquiryNotes', note, [
      ['enquired_notes', undefined, 'This field is required'],
      ['enquired_notes', ' ', 'This field is required'],
    ]);
  },

  getEnquiryNotes: (open) => {
    test('lists the notes of the enquiry, the newest first', async () => {
      const { api, staff } = await open();
      await api.call('createEnquiryNotes', note, staff.access);
      const { body } = await api.call('getEnquiryNotes', { enquiryId: '1' }, staff.access);
      expect(body).toMatchObject({
        data: [{ iid: 2 }, { iid: 1, enquired_notes: 'Call again after Dashain', enquired_by: 'sita' }],
      });
      expect((await api.call('getEnquiryNotes', { enquiryId: '2' }, staff.access)).body).toEqual({ data: [] });
      expect(await api.call('getEnquiryNotes', { enquiryId: '99' }, staff.access)).toEqual(notFound('Enquiry'));
    });
  },
} satisfies CaseSet;
