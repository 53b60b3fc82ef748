import { alumniCalls } from '@/contract/alumni';
import { type Adapter, ofCourse, verb } from '../adapter';

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
