import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, email, id, ifGiven, lines, optional, phone, remarks, text, yesNo } from './fields';
import { image } from './fileFields';
import { instructorTag } from './instructorTag';
import { say } from './message';
import { data, written } from './replies';

const gender = z.enum(['male', 'female', 'others'], say('required'));

/** A teacher of the courses, as stored. Source: admin areas, section 3. */
export const instructor = z.object({
  iid: id,
  first_name: z.string(),
  middle_name: z.nullable(z.string()),
  last_name: z.string(),
  email: z.string(),
  mobile_no: z.nullable(z.string()),
  gender,
  /** A path below `/media/`. */
  image: z.nullable(z.string()),
  experience: z.string(),
  instructor_short_desc: z.string(),
  /** The instructor's own account. */
  user: z.nullable(id),
  ...audit,
});

const instructorWithName = z.extend(instructor, { instructor_name: z.string() });

/** Whether the instructor has a tag; other servers may omit that. */
const listedInstructor = z.extend(instructorWithName, { is_tagged: z.optional(yesNo) });

/** The record with the instructor's tags; other servers may omit them. */
const instructorWithTags = z.extend(instructorWithName, { instructor_tags: z.optional(z.array(instructorTag)) });
export type InstructorWithTags = z.infer<typeof instructorWithTags>;

const wording = ['must_have_more_than', 'should_not_have_more_than'] as const;

const fields = z.object({
  first_name: text(3, 50, wording),
  middle_name: optional(text(1, 50, wording)),
  last_name: text(3, 50, wording),
  gender,
  email,
  mobile_no: optional(phone),
  experience: text(5, 100, wording),
  instructor_short_desc: lines(10, 650, wording),
});

export const instructorForm = z.extend(fields, { image: ifGiven(image) });
/** A separate call changes the image. */
export const instructorEditForm = z.extend(fields, { modified_remarks: remarks(4, 100) });
export const instructorImageForm = z.object({ image });

const oneInstructor = z.object({ instructor_id: id });

/** Instructors. Source: course catalogue, section 7; admin areas, sections 2.7, 5 and 7. */
export const instructorCalls = defineCalls('people', {
  fetchInstructorSelect: get('/instructor/fetchInstructorSelect', {
    offersNames: true,
    summary: 'The instructors to choose from',
    reply: data(z.array(z.object({ iid: id, instructor_name: z.string() }))),
  }),
  getAllInstructor: get('/instructor/getAllInstructor', {
    summary: 'Every instructor, and whether a tag of theirs stands',
    reply: data(z.array(listedInstructor)),
  }),
  getInstructorById: get('/instructor/getInstructorById/{id}', {
    summary: 'One instructor by id, with the tags that stand',
    reply: data(instructorWithTags),
  }),
  createInstructor: post('/instructor/createInstructor', {
    summary: 'Add an instructor, with or without an image',
    multipart: true,
    body: instructorForm,
    stamp: 'created_by',
    reply: written(instructorWithName),
  }),
  editInstructor: patch('/instructor/editInstructor', {
    summary: 'Change an instructor, but for the image; an account that isn’t sent stays',
    body: z.extend(instructorEditForm, { ...oneInstructor.shape, user: ifGiven(id) }),
    stamp: 'modified_by',
    reply: written(instructorWithName),
  }),
  updateInstructorImg: patch('/instructor/updateInstructorImg', {
    summary: 'Give an instructor another image',
    multipart: true,
    body: z.extend(instructorImageForm, oneInstructor.shape),
    reply: written(instructorWithName),
  }),
});

/** Instructors; a change sends the account along. */
export const instructorAdapter: Adapter = {
  area: 'instructor',
  list: instructorCalls.getAllInstructor,
  one: instructorCalls.getInstructorById,
  create: instructorCalls.createInstructor,
  update: verb(instructorCalls.editInstructor, 'instructor_id', ['user']),
};
