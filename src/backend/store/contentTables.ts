import { coursePrice } from '@/contract/coursePrice';
import { faq as faqRecord } from '@/contract/faq';
import { feature as featureRecord } from '@/contract/feature';
import { featureTag } from '@/contract/featureTag';
import { overview as overviewRecord } from '@/contract/overview';
import { course } from './catalogueTables';
import { refers } from './columns';
import { recordColumns } from './recordColumns';
import { recordTable } from './recordTable';

const ofCourse = () => ({ course_iid: refers('course', () => course.iid) });

export const faq = recordTable('faq', recordColumns(faqRecord.shape, ofCourse()));

export const overview = recordTable('overview', recordColumns(overviewRecord.shape, ofCourse()));

/** The prices of a package of a course, in rupees. */
export const course_price = recordTable('course_price', recordColumns(coursePrice.shape, ofCourse()));

export const feature = recordTable('feature', recordColumns(featureRecord.shape, {}));

export const feature_tag = recordTable(
  'feature_tag',
  recordColumns(featureTag.shape, { ...ofCourse(), feature_iid: refers('feature', () => feature.iid) }),
);
