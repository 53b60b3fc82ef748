import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { answerUnwritten, marked, missing, notFound, type Refused, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

const fields = {
  company_name: 'Coursedesk Pokhara',
  company_address: 'Mahendrapool, Pokhara',
  company_email: 'pokhara@coursedesk.test',
};
export const form = { ...fields, company_contact: [{ company_contact_no: '061-540011' }] };
/** The contacts of the world's company in reverse order, with a new one between them. */
export const edit = {
  ...fields,
  company_id: 1,
  company_contact: ['9801234567', '9807654321', '014441122'].map((company_contact_no) => ({ company_contact_no })),
  contact_id: [1, null, 2],
};
export const logo = { company: 1, company_logo: fileOf('png') };

const refusedFields: Refused<'addCompany' | 'editCompanyDetails'>[] = [
  ['company_name', ' ', 'This field is required'],
  ['company_name', 'x'.repeat(256), 'shouldnot have more than 255 characters'],
  ['company_email', undefined, 'This field is required'],
  ['company_email', 'coursedesk', 'Must be a valid email address'],
  ['company_contact', undefined, 'This field is required'],
  ['company_contact', [], 'Must have at least this many rows: 1'],
];

/** Contacts that are refused, and why. */
const refusedContacts = [
  ['', 'This field is required'],
  ['441122', 'Contact no should be greater than 7'],
  ['98012345678', 'Contact no shouldnot be more than 10 digits'],
  ['98o1234567', 'Must be a phone number: digits alone'],
] as const;

const ofOne = (company_contact_no: string) => [{ company_contact_no }];

/** A valid body of each call. */
export const companyExamples = {
  addCompany: form,
  editCompanyDetails: edit,
  uploadCompanyLogo: logo,
} satisfies Examples;

export const companyCases = {
  getCompanyList: (open) => {
    test('lists the companies with their contacts in order', async () => {
      const { api, staff } = await open();
      await api.call('addCompany', form, staff.access);
      const contacts = [
        { id: 2, company_contact_no: '014441122' },
        { id: 1, company_contact_no: '9801234567' },
      ];
      expect((await api.call('getCompanyList', { page: '1' }, staff.access)).body).toMatchObject({
        data: [
          { id: 1, company_name: 'Coursedesk Nepal', company_contact: contacts },
          { id: 2, company_contact: [{ company_contact_no: '061540011' }] },
        ],
      });
    });
    test('a page has 100 of them', async () => {
      const { api, staff } = await open();
      const [company] = await api.host.store.list('company');
      if (!company) throw new Error('There is no company');
      const { iid: _, ...row } = company;
      await api.host.store.insertMany(
        'company',
        Array.from({ length: 100 }, (_row, place) => ({ ...row, company_name: `No ${place}` })),
      );
      const sizes = [];
      for (const page of ['1', '2', '3']) {
        const { body } = await api.call('getCompanyList', { page }, staff.access);
        sizes.push(calls.getCompanyList.reply.parse(body).data.length);
      }
      expect(sizes).toEqual([100, 1, 0]);
    });
  },

  addCompany: (open) => {
    test('keeps what was sent, the digits of a contact alone', async () => {
      const { api, staff } = await open();
      expect((await api.call('addCompany', form, staff.access)).body).toMatchObject({
        msg: 'Company created successfully',
        data: { ...fields, id: 2, company_contact: ofOne('061540011'), company_logo: null, created_by: 'sita' },
      });
    });
    test('asks for no address', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('addCompany', { ...form, company_address: '' }, staff.access);
      expect(body).toMatchObject({ data: { company_address: null } });
    });
    refuses(open, 'addCompany', form, refusedFields);
    test.each(refusedContacts)('refuses the contact “%s”: %s', async (no, message) => {
      expect(await answerUnwritten(await open(), 'addCompany', { ...form, company_contact: ofOne(no) })).toEqual(
        marked({ 'company_contact.0.company_contact_no': [message] }),
      );
    });
    test('refuses a name that another has', async () => {
      const message = 'A company with this name already exists';
      expect(await answerUnwritten(await open(), 'addCompany', { ...form, company_name: 'COURSEDESK nepal' })).toEqual({
        status: 409,
        body: { msg: message, errors: { company_name: [message] } },
      });
    });
  },

  editCompanyDetails: (open) => {
    test('changes the company, its contacts too: what stands keeps its id', async () => {
      const { api, staff } = await open();
      const contacts = [
        { id: 1, company_contact_no: '9801234567' },
        { id: 3, company_contact_no: '9807654321' },
        { id: 2, company_contact_no: '014441122' },
      ];
      expect((await api.call('editCompanyDetails', edit, staff.access)).body).toMatchObject({
        msg: 'Company updated successfully',
        data: { ...fields, id: 1, company_contact: contacts, modified_by: 'sita' },
      });
    });
    test('takes away a contact that is not sent', async () => {
      const { api, staff } = await open();
      const one = { ...edit, company_contact: ofOne('9800000000'), contact_id: [2] };
      expect((await api.call('editCompanyDetails', one, staff.access)).body).toMatchObject({
        data: { company_contact: [{ id: 2, company_contact_no: '9800000000' }] },
      });
      expect(await api.host.store.list('company_contact')).toHaveLength(1);
    });
    refuses(open, 'editCompanyDetails', edit, [
      ...refusedFields,
      ['company_address', '', 'This field is required'],
      ['contact_id', [1, null, 99], 'Must be a record that exists'],
      ['contact_id', [1, 1, 2], 'Must be a record that exists'],
    ]);
    missing(open, 'editCompanyDetails', { ...edit, company_id: 99 }, 'Company');
  },

  uploadCompanyLogo: (open) => {
    test('puts another logo in the place of the one that stands', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('uploadCompanyLogo', logo, staff.access);
      const before = calls.uploadCompanyLogo.reply.parse(body).data?.company_logo ?? '';
      expect(await mediaStatus(api, before)).toBe(200);
      const other = { company: 1, company_logo: fileOf('gif') };
      expect((await api.call('uploadCompanyLogo', other, staff.access)).body).toMatchObject({
        msg: 'Image updated successfully',
        data: { id: 1, company_logo: expect.stringMatching(/\.gif$/), modified_by: 'sita' },
      });
      expect(await mediaStatus(api, before)).toBe(200);
    });
    refuses(open, 'uploadCompanyLogo', logo, [
      ['company_logo', undefined, 'This field is required'],
      ['company_logo', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
    ]);
  },

  getCompanyLogo: (open) => {
    test('answers the path of the logo, or none', async () => {
      const { api, staff } = await open();
      const path = async () => (await api.call('getCompanyLogo', { id: '1' }, staff.access)).body;
      expect(await path()).toEqual({ data: { id: 1, company_logo: null } });
      await api.call('uploadCompanyLogo', logo, staff.access);
      expect(await path()).toEqual({ data: { id: 1, company_logo: expect.stringMatching(/\.png$/) } });
    });
    test('does not find that of a company that is not there', async () => {
      expect(await answerUnwritten(await open(), 'getCompanyLogo', { id: '99' })).toEqual(notFound('Company'));
    });
  },
} satisfies CaseSet;
