import { z } from 'zod/mini';
import { say } from './message';

/** What becomes of the dates of a record that is copied: they are moved by a year, or left out. */
export const copyDates = z.enum(['shift', 'clear'], say('required'));
