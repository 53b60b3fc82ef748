import { hasCertificate } from '@/contract/course';
import type { Standing } from '@/contract/fields';

/** Returns the title of the popup that adds a course's certificate, or changes it. */
export const certificateTitle = (course: Standing): string =>
  hasCertificate(course) ? 'course.certificate' : 'course.add_certificate';
