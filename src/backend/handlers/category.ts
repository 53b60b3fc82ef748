import type { Handlers } from '@/backend/handler';
import { categoriesOf } from '@/backend/records/finders';
import { changed, created, findByIdOrSlug, found } from '@/backend/records/records';
import { withSlug } from '@/backend/records/slugs';
import type { categoryCalls } from '@/contract/category';
import { say } from '@/contract/message';

/** Course categories. */
export const categoryHandlers: Handlers<typeof categoryCalls> = {
  getAllCourseCategory: async (_, { store }) => ({ data: await store.list('course_category') }),

  getCategorySelect: async (_, { store }) => ({
    data: await store.list('course_category', { columns: ['iid', 'category_name'] }),
  }),

  getCategoryById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug(categoriesOf(store), id), missing),
  }),

  createCategory: async (form, context) => {
    const { store } = context;
    const row = await withSlug(categoriesOf(store), form.category_name, (category_slug) =>
      store.insert('course_category', { ...form, category_slug, ...created(context) }),
    );
    return { data: row, msg: say('category_created') };
  },

  updateCategory: async ({ category_id, modified_remarks, ...form }, context) => {
    const changes = { ...form, ...changed(context, modified_remarks) };
    const row = await context.store.update('course_category', category_id, changes);
    return { data: found(row, missing), msg: say('category_updated') };
  },
};

const missing = 'category_not_found';
