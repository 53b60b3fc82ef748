import { z } from 'zod/mini';
import { type Adapter, ofCourse, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, id, ifGiven, lines, reference, remarks, text } from './fields';
import { image } from './fileFields';
import { decimal, rating } from './numberFields';
import { data, done, written } from './replies';

/** A former learner of a course, and their testimonial, as stored. Source: admin areas, section 3. */
export const alumni = z.object({
  iid: id,
  alumni_name: z.string(),
  alumni_achievement: z.string(),
  alumni_desc: z.string(),
  /** A path below `/media/`. */
  alumni_img: z.nullable(z.string()),
  /** From 0 to 5, in halves. */
  rating: decimal,
  course_iid: id,
  ...audit,
});

const alumniWithCourse = z.extend(alumni, { course_name: z.string() });

const wording = ['must_have_more_than', 'should_not_have_more_than'] as const;

const fields = z.object({
  courses: reference('required'),
  alumni_name: text(3, 50, wording),
  alumni_achievement: text(4, 100, wording),
  alumni_desc: lines(10, 255, wording),
  rating,
});

export const alumniForm = z.extend(fields, { alumni_img: ifGiven(image) });
/** A separate call changes the image. */
export const alumniEditForm = z.extend(fields, { modified_remarks: remarks(4, 100) });
export const alumniImageForm = z.object({ alumni_img: image });

const oneAlumni = z.object({ alumni_id: id });

/** Alumni. Source: admin areas, sections 2.7, 5 and 7. */
export const alumniCalls = defineCalls('people', {
  getAllAlumni: get('/alumni/getAllAlumni', { summary: 'All alumni', reply: data(z.array(alumniWithCourse)) }),
  getAlumniById: get('/alumni/getAlumniById/{id}', {
    summary: 'One of the alumni by id',
    reply: data(alumniWithCourse),
  }),
  createAlumni: post('/alumni/createAlumni', {
    summary: 'Add one of the alumni, with or without an image',
    multipart: true,
    body: alumniForm,
    stamp: 'created_by',
    reply: written(alumniWithCourse),
  }),
  editAlumni: patch('/alumni/editAlumni', {
    summary: 'Change one of the alumni, but for the image',
    body: z.extend(alumniEditForm, oneAlumni.shape),
    stamp: 'modified_by',
    reply: written(alumniWithCourse),
  }),
  updateAlumniImg: patch('/alumni/updateAlumniImg', {
    summary: 'Give one of the alumni another image',
    multipart: true,
    body: z.extend(alumniImageForm, oneAlumni.shape),
    reply: written(alumniWithCourse),
  }),
  deleteAlumni: patch('/alumni/deleteAlumni', {
    summary: 'Delete one of the alumni, and the image',
    body: oneAlumni,
    reply: done,
  }),
});

/** Alumni. */
export const alumniAdapter = {
  area: 'alumni',
  list: alumniCalls.getAllAlumni,
  one: alumniCalls.getAlumniById,
  create: alumniCalls.createAlumni,
  update: verb(alumniCalls.editAlumni, 'alumni_id'),
  delete: verb(alumniCalls.deleteAlumni, 'alumni_id'),
  toRecord: ofCourse,
} satisfies Adapter;
