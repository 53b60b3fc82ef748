import { z } from 'zod/mini';
import { alumni as alumniRecord } from '@/contract/alumni';
import { article as articleRecord } from '@/contract/article';
import { coursePrice } from '@/contract/coursePrice';
import { faq as faqRecord } from '@/contract/faq';
import { feature as featureRecord } from '@/contract/feature';
import { featureTag, featureTagCalls } from '@/contract/featureTag';
import { homeBanner } from '@/contract/homeBanner';
import { instructorTag, instructorTagCalls } from '@/contract/instructorTag';
import { mobileBanner } from '@/contract/mobileBanner';
import { onboardCalls, onboard as onboardRecord } from '@/contract/onboard';
import { overview as overviewRecord } from '@/contract/overview';
import { course, instructor, subcourse } from './catalogueTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

export const mobile_banner = recordTable(
  'mobile_banner',
  recordColumns(z.omit(mobileBanner, { course_name: true }).shape, { course_iid: refers('course', () => course.iid) }),
  { right: 'banner', name: ['banner_tag_line'] },
);

export const home_banner = recordTable('home_banner', recordColumns(homeBanner.shape, {}), {
  right: 'banner',
  name: ['banner_tag_line'],
});

/** The pictures on the phone application's first start. */
export const onboard = recordTable('onboard', recordColumns(onboardRecord.shape, {}), {
  right: 'banner',
  name: ['onboard_title'],
  flag: { column: 'is_deleted_flag', call: onboardCalls.restoreOnboard, id: 'banner_id' },
  unique: [
    {
      name: 'onboard_priority_unique',
      column: 'onboard_priority',
      among: ({ is_deleted_flag }) => is_deleted_flag !== 'y',
      message: 'onboard_priority_taken',
      isExact: true,
    },
  ],
});

const ofCourse = () => ({ course_iid: refers('course', () => course.iid) });

export const faq = recordTable('faq', recordColumns(faqRecord.shape, ofCourse()), { right: 'content', name: ['faq_title'] });

export const overview = recordTable('overview', recordColumns(overviewRecord.shape, ofCourse()), {
  right: 'content',
  name: ['overview_title'],
});

/** A text about a course's exam, which learners read from its day of publishing. */
export const article = recordTable('article', recordColumns({ ...articleRecord.shape, slug: z.string() }, ofCourse()), {
  right: 'content',
  name: ['article_title'],
  unique: [
    { name: 'article_slug_unique', column: 'slug', field: 'article_title', message: 'article_title_taken', isExact: true },
  ],
});

/** The prices of a package of a course, in rupees. */
export const course_price = recordTable('course_price', recordColumns(coursePrice.shape, ofCourse()), {
  right: 'prices',
  name: ['package_name'],
  unique: [{ name: 'package_name_unique', column: 'package_name', within: ['course_iid'], message: 'package_name_taken' }],
});

export const feature = recordTable('feature', recordColumns(featureRecord.shape, {}), {
  right: 'content',
  name: ['features_title'],
  unique: [{ name: 'feature_title_unique', column: 'features_title', message: 'feature_title_taken' }],
});

export const feature_tag = recordTable(
  'feature_tag',
  recordColumns(featureTag.shape, { ...ofCourse(), feature_iid: refers('feature', () => feature.iid) }),
  {
    right: 'content',
    name: ['feature_iid', 'course_iid'],
    flag: { column: 'is_deleted_flag', call: featureTagCalls.restoreFeatureTag, id: 'tag_id' },
    unique: [
      // Deleted tags too, because they can be restored.
      {
        name: 'feature_tag_unique',
        column: 'course_iid',
        within: ['feature_iid'],
        field: 'non_field_errors',
        message: 'feature_tagged_already',
        isExact: true,
      },
    ],
  },
);

/** A former learner of a course, and their testimonial. */
export const alumni = recordTable(
  'alumni',
  recordColumns(alumniRecord.shape, { course_iid: refers('course', () => course.iid) }),
  { right: 'people', name: ['alumni_name'], person: {} },
);

const tagged = z.omit(instructorTag, { instructor_name: true, course_iid: true, course_name: true, subcourse_name: true });

/** A tag that has an instructor teach a subcourse; its course is the subcourse's. */
export const instructor_tag = recordTable(
  'instructor_tag',
  recordColumns(tagged.shape, {
    instructor_iid: refers('instructor', () => instructor.iid),
    subcourse_iid: refers('subcourse', () => subcourse.iid),
  }),
  {
    right: 'people',
    name: ['instructor_iid', 'subcourse_iid'],
    flag: { column: 'is_deleted_flag', call: instructorTagCalls.restoreInstructorTag, id: 'tag_id' },
    unique: [
      // Only tags that aren't deleted: a deleted one blocks no other.
      {
        name: 'instructor_tag_unique',
        column: 'subcourse_iid',
        within: ['instructor_iid'],
        among: ({ is_deleted_flag }) => is_deleted_flag !== 'y',
        field: 'non_field_errors',
        message: 'instructor_tagged_already',
        isExact: true,
      },
    ],
  },
);
