import { hasCertificate } from '@/contract/course';
import type { Standing } from '@/contract/fields';

/** What gives a course its certificate is called, or what changes the one that it has. */
export const certificateTitle = (course: Standing): string =>
  hasCertificate(course) ? 'course.certificate' : 'course.add_certificate';
