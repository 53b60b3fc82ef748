import type { RaRecord } from 'react-admin';
import { batchCalls } from '@/contract/batch';
import type { Reply as Answer } from '@/contract/call';
import { coursePriceCalls } from '@/contract/coursePrice';
import { hasCourseOffer, hasExamFeeOffer } from '@/contract/priceAmounts';
import { dayAt } from '@/domain/wallClock';
import { yearAt } from '@/domain/years';
import { useRead } from '@/providers/data/useRead';
import { useServices } from '@/providers/services';
import type { Reply } from './replyText';

/** How many batches a message names. */
const fewBatches = 3;

/** Reads what a message that answers an enquiry tells: the active packages of its course, and the batches that haven't ended. */
export function useReply(enquiry: RaRecord) {
  const { website } = useServices().config;
  const courses = Number(enquiry.courses);
  // A batch of last year may still run, and one of next year be the next that begins.
  const year = yearAt(new Date());
  const packages = useRead(coursePriceCalls.filterCoursePrice, { courses, is_active: 'y' }, packagesIn);
  const ofLast = useRead(batchCalls.filterBatch, { course_id: courses, year: year - 1 });
  const ofYear = useRead(batchCalls.filterBatch, { course_id: courses, year });
  const ofNext = useRead(batchCalls.filterBatch, { course_id: courses, year: year + 1 });
  const failed = [packages, ofLast, ofYear, ofNext].filter(({ data, error }) => data === undefined && error);
  const [last, present, next] = [ofLast.data, ofYear.data, ofNext.data];
  const batches = last && present && next && nextOf([...last.data, ...present.data, ...next.data], dayAt(new Date()));
  const data: Reply | undefined = packages.data &&
    batches && {
      ...askedIn(enquiry, website),
      packages: packages.data,
      batches,
    };
  return { data, error: failed[0]?.error ?? null, refetch: () => failed.map(({ refetch }) => refetch()) };
}

/** Who asked about which course, and the address of its page, or of the whole site where the course's own isn't known. */
const askedIn = ({ name, course_name, course_slug }: RaRecord, website = '') => ({
  name: String(name),
  course: String(course_name ?? ''),
  link: website && typeof course_slug === 'string' ? `${website}/courses/${encodeURIComponent(course_slug)}` : website,
});

const packagesIn = ({ data }: Answer<typeof coursePriceCalls.filterCoursePrice>) =>
  data.map((one) => ({
    name: one.package_name,
    price: hasCourseOffer(one) ? one.cp_after_discount : one.course_price,
    examFee: hasExamFeeOffer(one) ? one.fee_price_after_disc : one.course_exam_fee,
  }));

/** Returns the next batches that begin after today or, if none does, those that run. */
function nextOf(batches: Answer<typeof batchCalls.filterBatch>['data'], today: string): Reply['batches'] {
  const ordered = batches.toSorted((one, other) => one.batch_start_date.localeCompare(other.batch_start_date));
  const running = ordered.filter(({ batch_end_date }) => batch_end_date >= today);
  const coming = running.filter(({ batch_start_date }) => batch_start_date > today);
  return (coming.length > 0 ? coming : running)
    .slice(0, fewBatches)
    .map((batch) => ({ name: batch.batch_name, start: batch.batch_start_date_nep, end: batch.batch_end_date_nep }));
}
