import { z } from 'zod/mini';
import { reference } from './fields';
import { year } from './numberFields';

/** The search of the list of model sets, and of the lists of their tags. */
export const modelsetFilter = z.object({ courses: reference('required'), year });
