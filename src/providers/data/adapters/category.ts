import { categoryCalls } from '@/contract/category';
import type { Adapter } from '../adapter';

/** Course categories. */
export const categoryAdapter: Adapter = {
  list: categoryCalls.getAllCourseCategory,
  one: categoryCalls.getCategoryById,
  create: categoryCalls.createCategory,
  update: { call: categoryCalls.updateCategory, id: 'category_id' },
};
