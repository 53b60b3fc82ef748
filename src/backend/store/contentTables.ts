import { z } from 'zod/mini';
import { alumni as alumniRecord } from '@/contract/alumni';
import { article as articleRecord } from '@/contract/article';
import { coursePrice } from '@/contract/coursePrice';
import { faq as faqRecord } from '@/contract/faq';
import { feature as featureRecord } from '@/contract/feature';
import { featureTag } from '@/contract/featureTag';
import { homeBanner } from '@/contract/homeBanner';
import { instructorTag } from '@/contract/instructorTag';
import { mobileBanner } from '@/contract/mobileBanner';
import { onboard as onboardRecord } from '@/contract/onboard';
import { overview as overviewRecord } from '@/contract/overview';
import { course, instructor, subcourse } from './catalogueTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

export const mobile_banner = recordTable(
  'mobile_banner',
  recordColumns(z.omit(mobileBanner, { course_name: true }).shape, { course_iid: refers('course', () => course.iid) }),
);

export const home_banner = recordTable('home_banner', recordColumns(homeBanner.shape, {}));

/** The pictures on the phone application's first start. */
export const onboard = recordTable('onboard', recordColumns(onboardRecord.shape, {}));

const ofCourse = () => ({ course_iid: refers('course', () => course.iid) });

export const faq = recordTable('faq', recordColumns(faqRecord.shape, ofCourse()));

export const overview = recordTable('overview', recordColumns(overviewRecord.shape, ofCourse()));

/** A text about a course's exam, which learners read from its day of publishing. */
export const article = recordTable('article', recordColumns({ ...articleRecord.shape, slug: z.string() }, ofCourse()));

/** The prices of a package of a course, in rupees. */
export const course_price = recordTable('course_price', recordColumns(coursePrice.shape, ofCourse()));

export const feature = recordTable('feature', recordColumns(featureRecord.shape, {}));

export const feature_tag = recordTable(
  'feature_tag',
  recordColumns(featureTag.shape, { ...ofCourse(), feature_iid: refers('feature', () => feature.iid) }),
);

/** A former learner of a course, and their testimonial. */
export const alumni = recordTable(
  'alumni',
  recordColumns(alumniRecord.shape, { course_iid: refers('course', () => course.iid) }),
);

const tagged = z.omit(instructorTag, { instructor_name: true, course_iid: true, course_name: true, subcourse_name: true });

/** A tag that has an instructor teach a subcourse; its course is the subcourse's. */
export const instructor_tag = recordTable(
  'instructor_tag',
  recordColumns(tagged.shape, {
    instructor_iid: refers('instructor', () => instructor.iid),
    subcourse_iid: refers('subcourse', () => subcourse.iid),
  }),
);
