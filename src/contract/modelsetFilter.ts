import { z } from 'zod';
import { reference } from './fields';
import { year } from './numberFields';

/** What the list of model sets is searched by, and those of their tags. */
export const modelsetFilter = z.object({ courses: reference('required'), year });
