import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, code, id, remarks, text } from './fields';
import { data, written } from './replies';

export const category = z.object({
  iid: id,
  category_name: z.string(),
  course_categories_code: z.string(),
  category_slug: z.string(),
  ...audit,
});

export const categoryForm = z.object({
  category_name: text(3, 50, ['more_than', 'cannot_exceed_from']),
  course_categories_code: code,
});

export const categoryEditForm = z.extend(categoryForm, { modified_remarks: remarks(4, 100) });

/** Course categories. Source: course catalogue, sections 2, 5 and 7. */
export const categoryCalls = defineCalls('catalogue', {
  getAllCourseCategory: get('/api/get_all_course_category', {
    summary: 'Every course category',
    reply: data(z.array(category)),
  }),
  getCategorySelect: get('/course_category/getCategorySelect', {
    offersNames: true,
    summary: 'The course categories to choose from',
    reply: data(z.array(z.pick(category, { iid: true, category_name: true }))),
  }),
  getCategoryById: get('/course_category/getCategoryById/{id}', {
    summary: 'One course category by its id or slug',
    reply: data(category),
  }),
  createCategory: post('/course_category/createCategory', {
    summary: 'Add a course category',
    body: categoryForm,
    stamp: 'created_by',
    reply: written(category),
  }),
  updateCategory: patch('/course_category/updateCategory', {
    summary: 'Change a course category',
    body: z.extend(categoryEditForm, { category_id: id }),
    stamp: 'modified_by',
    reply: written(category),
  }),
});

/** Course categories. */
export const categoryAdapter: Adapter = {
  area: 'course_category',
  list: categoryCalls.getAllCourseCategory,
  one: categoryCalls.getCategoryById,
  create: categoryCalls.createCategory,
  update: verb(categoryCalls.updateCategory, 'category_id'),
};
