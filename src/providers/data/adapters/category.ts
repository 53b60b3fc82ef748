import { categoryCalls } from '@/contract/category';
import { type Adapter, verb } from '../adapter';

/** Course categories. */
export const categoryAdapter: Adapter = {
  area: 'course_category',
  list: categoryCalls.getAllCourseCategory,
  one: categoryCalls.getCategoryById,
  create: categoryCalls.createCategory,
  update: verb(categoryCalls.updateCategory, 'category_id'),
};
