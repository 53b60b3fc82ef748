import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, marked, missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';

export const form = {
  courses: 1,
  package_name: 'Six months <&>',
  course_price_before_tax: 1000,
  tax: 13,
  course_price: 1130,
  has_course_offer: 'y' as const,
  discount_offer: 12.5,
  cp_after_discount: 988.75,
  course_exam_price_before_tax: 500.5,
  course_exam_fee: 494.87,
  has_exam_fee_offer: 'y' as const,
  exam_fee_discount_offer: 20,
  fee_price_after_disc: 452.45,
  access_days: 180,
  is_life_time: 'n' as const,
};
export const edit = { ...form, cp_id: 1, modified_remarks: 'as in the new prospectus' };

/** The same price without an offer. */
const plain = {
  ...form,
  ...{ has_course_offer: 'n', cp_after_discount: 0, course_exam_fee: 565.57 },
  ...{ has_exam_fee_offer: 'n', fee_price_after_disc: 0 },
} as const;

/** A valid body of each call. */
export const coursePriceExamples = {
  filterCoursePrice: { courses: 1, is_active: 'y' },
  createCoursePrice: form,
  updateCoursePrice: edit,
  activateCoursePrice: { cp_id: 1 },
  deactivateCoursePrice: { cp_id: 1 },
  deleteCoursePrice: { cp_id: 1 },
} satisfies Examples;

export const coursePriceCases = {
  filterCoursePrice: (open) => {
    test('lists the prices of the course that are active, or those that are not, with its name', async () => {
      const { api, staff } = await open();
      const found = async (courses: number, is_active: string) =>
        (await api.call('filterCoursePrice', { courses, is_active }, staff.access)).body;
      await api.call('createCoursePrice', form, staff.access);
      await api.call('deactivateCoursePrice', { cp_id: 1 }, staff.access);
      expect(await found(1, 'n')).toMatchObject({ data: [{ iid: 1, course_price: 6780.57, course_name: 'NRB Assistant' }] });
      expect(await found(1, 'y')).toMatchObject({ data: [{ iid: 2 }] });
      expect(await found(99, 'y')).toEqual({ data: [] });
    });
    refuses(open, 'filterCoursePrice', { courses: 1, is_active: 'y' }, [
      ['courses', undefined, 'This field is required'],
      ['is_active', undefined, 'This field is required'],
    ]);
  },

  getCoursePriceById: (open) => {
    test('finds one by its id, with the name of its course', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getCoursePriceById', { id: '1' }, staff.access);
      expect(body).toMatchObject({ data: { iid: 1, package_name: 'Three months', course_name: 'NRB Assistant' } });
    });
    missing(open, 'getCoursePriceById', { id: '99' }, 'Course price');
  },

  getCoursePriceSelect: (open) => {
    test('offers the packages of a course, by its id or slug, active or not', async () => {
      const { api, staff } = await open();
      await api.call('deactivateCoursePrice', { cp_id: 1 }, staff.access);
      await api.call('createCoursePrice', form, staff.access);
      const data = [
        { iid: 1, package_name: 'Three months' },
        { iid: 2, package_name: form.package_name },
      ];
      expect((await api.call('getCoursePriceSelect', { courseId: '1' }, staff.access)).body).toEqual({ data });
      expect((await api.call('getCoursePriceSelect', { courseId: 'nrb-assistant' }, staff.access)).body).toEqual({ data });
    });
    missing(open, 'getCoursePriceSelect', { courseId: '99' }, 'Course');
  },

  createCoursePrice: (open) => {
    test('keeps what was sent, and is active', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createCoursePrice', form, staff.access);
      const { courses: course_iid, ...kept } = form;
      const data = { ...kept, iid: 2, course_iid, is_active: 'y', course_name: 'NRB Assistant', created_by: 'sita' };
      expect(body).toMatchObject({ msg: 'Course price created successfully', data });
    });

    test('omitted flags mean no offers and no life time; the discount of an offer that isn’t made is not stored', async () => {
      const { api, staff } = await open();
      const { has_course_offer, has_exam_fee_offer, is_life_time, ...rest } = plain;
      const sent = { ...rest, exam_fee_discount_offer: 'as much as you like' };
      const { body } = await api.call('createCoursePrice', sent, staff.access);
      const data = { has_course_offer, has_exam_fee_offer, is_life_time, discount_offer: null, exam_fee_discount_offer: null };
      expect(body).toMatchObject({ data: { ...data, cp_after_discount: 0, fee_price_after_disc: 0, course_exam_fee: 565.57 } });
    });

    test('an amount is judged where its own operands are right, whatever else is wrong', async () => {
      const world = await open();
      const sent = {
        ...form,
        package_name: '',
        discount_offer: 101,
        course_price: 1,
        fee_price_after_disc: 2,
        cp_after_discount: 3,
      };
      expect(await answerUnwritten(world, 'createCoursePrice', sent)).toEqual(
        marked({
          package_name: ['This field is required'],
          discount_offer: ['Must be between 0-100'],
          course_price: [notTheAmount],
          fee_price_after_disc: [notTheAmount],
        }),
      );
    });

    test('refuses what an offer leaves to pay where there is none', async () => {
      const sent = { ...plain, cp_after_discount: 988.75 };
      expect(await answerUnwritten(await open(), 'createCoursePrice', sent)).toEqual(
        marked({ cp_after_discount: [notTheAmount] }),
      );
    });

    test.each(['Three months', ' three  MONTHS '])(
      'refuses the name «%s», which the course has already',
      async (package_name) => {
        const msg = 'This course has a package with this name already';
        expect(await answerUnwritten(await open(), 'createCoursePrice', { ...form, package_name })).toEqual({
          status: 409,
          body: { msg, errors: { package_name: [msg] } },
        });
      },
    );
    refuses(open, 'createCoursePrice', form, refusedFields);
  },

  updateCoursePrice: (open) => {
    test('changes the record and stamps the change; whether it is active stays', async () => {
      const { api, staff } = await open();
      await api.call('deactivateCoursePrice', { cp_id: 1 }, staff.access);
      const { body } = await api.call('updateCoursePrice', { ...edit, is_active: 'y' }, staff.access);
      const { courses: course_iid, cp_id: iid, ...kept } = edit;
      expect(body).toMatchObject({
        msg: 'Course price updated successfully',
        data: { ...kept, iid, course_iid, is_active: 'n', modified_by: 'sita' },
      });
    });
    refuses(open, 'updateCoursePrice', edit, [
      ...refusedFields,
      ['has_course_offer', undefined, 'This field is required'],
      ...refusedRemarks(4, 100),
    ]);
  },

  activateCoursePrice: (open) => {
    test('makes it active', async () => {
      const { api, staff } = await open();
      await api.call('deactivateCoursePrice', { cp_id: 1 }, staff.access);
      const { body } = await api.call('activateCoursePrice', { cp_id: 1 }, staff.access);
      expect(body).toMatchObject({
        msg: 'Course price activated successfully',
        data: { iid: 1, is_active: 'y', modified_by: 'sita' },
      });
    });
  },

  deactivateCoursePrice: (open) => {
    test('makes it inactive', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('deactivateCoursePrice', { cp_id: 1 }, staff.access);
      expect(body).toMatchObject({
        msg: 'Course price deactivated successfully',
        data: { iid: 1, is_active: 'n', modified_by: 'sita' },
      });
    });
  },

  deleteCoursePrice: (open) => {
    test('deletes it, and its name is free', async () => {
      const { api, staff } = await open();
      await api.host.store.removeMany('enrolment', { where: { course_price_iid: 1 } });
      const { body } = await api.call('deleteCoursePrice', { cp_id: 1 }, staff.access);
      expect(body).toEqual({ msg: 'Course price deleted successfully' });
      expect((await api.call('getCoursePriceById', { id: '1' }, staff.access)).status).toBe(404);
      expect((await api.call('createCoursePrice', { ...form, package_name: 'Three months' }, staff.access)).status).toBe(200);
    });

    test('refuses to delete one that students have bought', async () => {
      expect(await answerUnwritten(await open(), 'deleteCoursePrice', { cp_id: 1 })).toEqual({
        status: 409,
        body: { msg: 'Number of students who have bought it: 3. It can be deactivated instead' },
      });
    });
  },
} satisfies CaseSet;

const needsDiscount = 'Discount percentage is required when offer is active';
const notTheAmount = 'Must be the amount before tax, less the discount, plus the tax';

const refusedFields: Refused<'createCoursePrice' | 'updateCoursePrice'>[] = [
  ['package_name', 'Six', 'more than 4 characters'],
  ['package_name', 'x'.repeat(31), 'cannot exceed from 30 characters'],
  ['courses', undefined, 'This field is required'],
  ['course_price_before_tax', '', 'This field is required'],
  ['course_price_before_tax', 'much', 'Must be a number'],
  ['course_price_before_tax', 1.005, 'Can have max 2 decimal places'],
  ['tax', 100.01, 'Must be between 0-100'],
  ['course_price', 1130.01, notTheAmount],
  ['course_price', undefined, 'This field is required'],
  ['cp_after_discount', 0, notTheAmount],
  ['course_exam_fee', 565.57, notTheAmount],
  ['fee_price_after_disc', 452.46, notTheAmount],
  ['discount_offer', null, needsDiscount],
  ['discount_offer', 'half', 'Must be a number'],
  ['discount_offer', 12.345, 'Can have max 2 decimal places'],
  ['discount_offer', 100.5, 'Must be between 0-100'],
  ['exam_fee_discount_offer', undefined, needsDiscount],
  ['exam_fee_discount_offer', -1, 'Must be between 0-100'],
  ['access_days', undefined, 'This field is required'],
  ['access_days', 0, 'Must be between 1-36500'],
  ['access_days', 1.5, 'Must be a whole number'],
];
