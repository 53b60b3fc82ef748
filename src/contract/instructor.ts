import { z } from 'zod';
import { defineCalls, get } from './call';
import { audit, id } from './fields';
import { data } from './replies';

/** A teacher of the courses, as stored. Source: admin areas, section 3. */
export const instructor = z.object({
  iid: id,
  first_name: z.string(),
  middle_name: z.string().nullable(),
  last_name: z.string(),
  email: z.string(),
  mobile_no: z.string().nullable(),
  gender: z.enum(['male', 'female', 'others']),
  /** A path below `/media/`. */
  image: z.string().nullable(),
  experience: z.string(),
  instructor_short_desc: z.string(),
  /** The instructor's own account. */
  user: id.nullable(),
  ...audit,
});

/** Instructors. Source: course catalogue, section 7. */
export const instructorCalls = defineCalls({
  fetchInstructorSelect: get('/instructor/fetchInstructorSelect', {
    summary: 'The instructors to choose from',
    reply: data(z.array(z.object({ iid: id, instructor_name: z.string() }))),
  }),
});
