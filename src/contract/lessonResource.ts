import { z } from 'zod/mini';
import { defineCalls, patch, post } from './call';
import { audit, id, reference } from './fields';
import { archiveOrPdf, pdf } from './fileFields';
import { say } from './message';
import { done, written } from './replies';

/** A file of a lesson, as it is stored; `resources` is its path below `/media/`. Source: course catalogue, section 3. */
export const lessonResource = z.object({
  iid: id,
  lesson_iid: id,
  resources: z.string(),
  ...audit,
});

/** The most files that can be added at once. */
export const mostFiles = 4;

const lessonResourceForm = z.object({
  lesson: reference('required'),
  resources: z
    .array(archiveOrPdf, say('required'))
    .check(z.minLength(1, say('required')), z.maxLength(mostFiles, say('too_many_files', { count: mostFiles }))),
});

/** The form that replaces a lesson's file. */
export const resourceEditForm = z.object({ resources: pdf });

/** The files of lessons. Source: course catalogue, sections 2, 5 and 7. */
export const lessonResourceCalls = defineCalls('catalogue', {
  addResource: post('/course_setup/addResource', {
    summary: 'Add PDF and zip files to a lesson: all of them or none',
    multipart: true,
    body: lessonResourceForm,
    reply: written(z.array(lessonResource)),
  }),
  editResources: patch('/course_setup/editResources', {
    summary: 'Replace a file of a lesson by a PDF',
    multipart: true,
    body: z.extend(resourceEditForm, { resources_id: id }),
    reply: written(lessonResource),
  }),
  deleteResources: patch('/course_setup/deleteResources', {
    summary: 'Delete a file of a lesson',
    body: z.object({ resources_id: id }),
    reply: done,
  }),
});
