import type { Finder } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { Row, TableName } from '@/backend/store/tables';

export const articlesOf = (store: Store): Finder<Row<'article'>> => ({
  byId: (iid) => store.get('article', iid),
  bySlug: async (slug) => (await store.list('article', { where: { slug } }))[0],
  slugsAmong: (slugs) => store.list('article', { where: { slug: slugs }, columns: ['slug'] }),
});

export const categoriesOf = (store: Store): Finder<Row<'course_category'>> => ({
  byId: (iid) => store.get('course_category', iid),
  bySlug: async (category_slug) => (await store.list('course_category', { where: { category_slug } }))[0],
  slugsAmong: (slugs) =>
    store.list('course_category', { where: { category_slug: slugs }, columns: [], join: { slug: 'category_slug' } }),
});

/** How the records of the catalogue below a category are looked up. */
export const coursesOf = (store: Store): Finder<Row<'course'>> => ({
  byId: (iid) => store.get('course', iid),
  bySlug: async (course_slug) => (await store.list('course', { where: { course_slug } }))[0],
  slugsAmong: (slugs) => store.list('course', { where: { course_slug: slugs }, columns: [], join: { slug: 'course_slug' } }),
});

export const subcoursesOf = (store: Store): Finder<Row<'subcourse'>> => ({
  byId: (iid) => store.get('subcourse', iid),
  bySlug: async (slug) => (await store.list('subcourse', { where: { slug } }))[0],
  slugsAmong: (slugs) => store.list('subcourse', { where: { slug: slugs }, columns: ['slug'] }),
});

export const mainTopicsOf = (store: Store): Finder<Row<'main_topic'>> => ({
  byId: (iid) => store.get('main_topic', iid),
  bySlug: async (slug) => (await store.list('main_topic', { where: { slug } }))[0],
  slugsAmong: (slugs) => store.list('main_topic', { where: { slug: slugs }, columns: ['slug'] }),
});

export const lessonsOf = (store: Store): Finder<Row<'lesson'>> => ({
  byId: (iid) => store.get('lesson', iid),
  bySlug: async (slug) => (await store.list('lesson', { where: { slug } }))[0],
  slugsAmong: (slugs) => store.list('lesson', { where: { slug: slugs }, columns: ['slug'] }),
});

export const subTopicsOf = (store: Store): Finder<Row<'sub_topic'>> => ({
  byId: (iid) => store.get('sub_topic', iid),
  bySlug: async (slug) => (await store.list('sub_topic', { where: { slug } }))[0],
  slugsAmong: (slugs) => store.list('sub_topic', { where: { slug: slugs }, columns: ['slug'] }),
});

interface Slugs {
  column: string;
  finder(store: Store): Pick<Finder<unknown>, 'slugsAmong'>;
}

/** Every table whose records have slugs. */
export const slugsOf: Partial<Record<TableName, Slugs>> = {
  article: { column: 'slug', finder: articlesOf },
  course_category: { column: 'category_slug', finder: categoriesOf },
  course: { column: 'course_slug', finder: coursesOf },
  subcourse: { column: 'slug', finder: subcoursesOf },
  main_topic: { column: 'slug', finder: mainTopicsOf },
  lesson: { column: 'slug', finder: lessonsOf },
  sub_topic: { column: 'slug', finder: subTopicsOf },
};
