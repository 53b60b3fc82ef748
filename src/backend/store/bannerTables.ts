import { z } from 'zod/mini';
import { homeBanner } from '@/contract/homeBanner';
import { mobileBanner } from '@/contract/mobileBanner';
import { onboard as onboardRecord } from '@/contract/onboard';
import { course } from './catalogueTables';
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
