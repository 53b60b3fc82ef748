import { z } from 'zod/mini';
import { type Adapter, ofCourse, verb } from './adapter';
import { defineCalls, get, patch, post, search } from './call';
import { audit, flag, id, isYes, reference, remarks, text, yesNo } from './fields';
import { type Choices, conditional, when } from './formRules';
import { decimal, number } from './numberFields';
import { amountFields, amountsOf, hasCourseOffer, hasExamFeeOffer, priceFields, withAmounts, withinMoney } from './priceAmounts';
import { data, done, written } from './replies';

/** The prices of a package of a course, as stored; amounts are in rupees. Source: admin areas, section 3. */
export const coursePrice = z.object({
  iid: id,
  course_iid: id,
  package_name: z.string(),
  course_price_before_tax: decimal,
  /** The tax and the offers are percents. */
  tax: decimal,
  /** After tax, as are the other amounts unless they are said to be before tax. */
  course_price: decimal,
  has_course_offer: flag,
  discount_offer: z.nullable(decimal),
  cp_after_discount: decimal,
  course_exam_price_before_tax: decimal,
  course_exam_fee: decimal,
  has_exam_fee_offer: flag,
  exam_fee_discount_offer: z.nullable(decimal),
  fee_price_after_disc: decimal,
  access_days: z.int(),
  is_life_time: flag,
  is_active: flag,
  ...audit,
});

const coursePriceWithCourse = z.extend(coursePrice, { course_name: z.string() });

/** A hundred years in days, more than anybody means: what is sent for a package that never ends. */
export const longestAccess = 36_500;

/** Whether a price, or its form, has no end of access. */
export const isLifeTime = ({ is_life_time }: Choices): boolean => isYes(is_life_time);

const fields = z.extend(priceFields, {
  courses: reference('required'),
  package_name: text(4, 30, ['more_than', 'cannot_exceed_from']),
  access_days: number(1, longestAccess),
  is_life_time: yesNo,
});

const no = z._default(yesNo, 'n');

// By default a new price has no offer, and its access ends.
const newFields = z.extend(fields, { has_course_offer: no, has_exam_fee_offer: no, is_life_time: no });
const editFields = z.extend(fields, { modified_remarks: remarks(4, 100) });

/** What a form asks instead: no days where the access has no end. */
const asked = { access_days: when((form) => !isLifeTime(form), fields.shape.access_days) };

/** The form of a new price. */
export const coursePriceForm = withinMoney(conditional(z.extend(newFields, asked)));

export const coursePriceEditForm = withinMoney(conditional(z.extend(editFields, asked)));

const newPrice = withinMoney(conditional(newFields));
const changedPrice = withinMoney(conditional(editFields));

/** The search of the list of prices. */
export const coursePriceFilter = z.extend(z.pick(fields, { courses: true }), { is_active: yesNo });

const one = z.object({ cp_id: id });

/** Course prices. Source: admin areas, sections 2.5, 4, 5, 7 and 9. */
export const coursePriceCalls = defineCalls('prices', {
  filterCoursePrice: search('/course_price/filterCoursePrice', {
    summary: 'The prices of a course that are active, or those that are not',
    body: coursePriceFilter,
    reply: data(z.array(coursePriceWithCourse)),
  }),
  getCoursePriceById: get('/course_price/getCoursePriceById/{id}', {
    summary: 'One price by its id',
    reply: data(coursePriceWithCourse),
  }),
  getCoursePriceSelect: get('/course_price/getCoursePriceSelect/{courseId}', {
    offersNames: true,
    summary: 'The packages of a course to choose from, active or not',
    reply: data(z.array(z.pick(coursePrice, { iid: true, package_name: true }))),
  }),
  createCoursePrice: post('/course_price/createCoursePrice', {
    summary: 'Add a price to a course; it is active',
    body: withAmounts(z.safeExtend(newPrice, amountFields.shape)),
    stamp: 'created_by',
    reply: written(coursePriceWithCourse),
  }),
  updateCoursePrice: patch('/course_price/updateCoursePrice', {
    summary: 'Change a price; whether it is active has calls of its own',
    body: z.safeExtend(withAmounts(z.safeExtend(changedPrice, amountFields.shape)), { cp_id: id }),
    stamp: 'modified_by',
    reply: written(coursePriceWithCourse),
  }),
  activateCoursePrice: patch('/course_price/activateCoursePrice', {
    summary: 'Make a price active',
    body: one,
    reply: written(coursePriceWithCourse),
  }),
  deactivateCoursePrice: patch('/course_price/deactivateCoursePrice', {
    summary: 'Make a price inactive',
    body: one,
    reply: written(coursePriceWithCourse),
  }),
  deleteCoursePrice: patch('/course_price/deleteCoursePrice', {
    summary: 'Delete a price',
    body: one,
    reply: done,
  }),
});

/** Course prices. What can be calculated isn't asked for: the amounts, and the days of an access without an end. */
export const coursePriceAdapter = {
  area: 'course_price',
  list: coursePriceCalls.filterCoursePrice,
  one: coursePriceCalls.getCoursePriceById,
  create: coursePriceCalls.createCoursePrice,
  update: verb(coursePriceCalls.updateCoursePrice, 'cp_id'),
  delete: verb(coursePriceCalls.deleteCoursePrice, 'cp_id'),
  toRecord: (row) => ({
    ...ofCourse(row),
    // What a learner pays, and how long for.
    price_to_pay: hasCourseOffer(row) ? row.cp_after_discount : row.course_price,
    fee_to_pay: hasExamFeeOffer(row) ? row.fee_price_after_disc : row.course_exam_fee,
    access: isLifeTime(row) ? 'life_time' : row.access_days,
    ...(isLifeTime(row) && { access_days: null }),
  }),
  toBody: (form) => ({ ...form, ...(isLifeTime(form) && { access_days: longestAccess }), ...amountsOf(form) }),
} satisfies Adapter;
