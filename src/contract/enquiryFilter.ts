import { z } from 'zod/mini';
import { reference } from './fields';
import { say } from './message';

/** The statuses of an enquiry. Source: admin areas, sections 4 and 9. */
export const enquiryStatuses = ['requested', 'pending', 'converted', 'not-converted'] as const;

export const enquiryStatus = z.enum(enquiryStatuses, say('required'));
export type EnquiryStatus = z.infer<typeof enquiryStatus>;

/** The search of the list of enquiries. */
export const enquiryFilter = z.object({ courses: reference('required'), en_status: enquiryStatus });
