import { inCourse, levels } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { names } from './instructorTexts';

/** The three screens of instructors share their texts. */
const texts = {
  en: async () => (await import('./messages')).instructorMessages,
  ne: async () => (await import('./messages.ne')).instructorMessagesNe,
};

const image = lazyScreen(() => import('./InstructorImage'), 'InstructorImage');
const tagPopups = async () => (await import('./InstructorTagPopups')).InstructorTagPopups;
const tag = lazyScreen(tagPopups, 'Add');

/** The teachers of the courses. */
export const instructor = defineResource({
  name: names.instructor,
  right: 'people',
  recordRepresentation: 'instructor_name',
  titles: { list: 'instructor.list', add: 'instructor.add' },
  texts,
  adapter: async () => (await import('@/contract/instructor')).instructorAdapter,
  list: lazyScreen(() => import('./InstructorList'), 'InstructorList'),
  forms: async () => (await import('./instructorForms')).instructorForms,
  popups: { 'image/:id': image, 'tag/:id': tag },
  detailsPage: { route: 'view', popups: { image, tag } },
  figure: { texts: 'instructor.figure', part: { source: 'is_tagged', value: 'n' } },
});

/** The instructors that a course is tagged with. */
export const instructorTag = defineResource({
  name: names.tag,
  right: 'people',
  recordRepresentation: 'instructor_name',
  titles: { list: 'instructor_tag.list', add: 'instructor_tag.add' },
  above: [inCourse, { resource: levels.subcourse.resource, id: 'subcourse', name: levels.subcourse.nameBelow }],
  texts,
  adapter: async () => (await import('@/contract/instructorTag')).instructorTagAdapter,
  list: lazyScreen(() => import('./InstructorTagList'), 'InstructorTagList'),
  create: lazyScreen(tagPopups, 'New'),
  edit: lazyScreen(tagPopups, 'Edit'),
  show: lazyScreen(tagPopups, 'View'),
  popups: { 'delete/:id': lazyScreen(tagPopups, 'Delete') },
});

/** The tags of instructors that were deleted. */
export const instructorTagRestore = defineResource({
  name: names.restore,
  right: 'people',
  recordRepresentation: ({ instructor_name, subcourse_name }) => `${instructor_name} · ${subcourse_name}`,
  titles: { list: 'instructor_tag.deleted' },
  texts,
  adapter: async () => (await import('@/contract/instructorTag')).instructorTagRestoreAdapter,
  list: lazyScreen(() => import('./InstructorTagList'), 'InstructorTagRestoreList'),
  popups: { 'restore/:id': lazyScreen(tagPopups, 'Restore') },
});
