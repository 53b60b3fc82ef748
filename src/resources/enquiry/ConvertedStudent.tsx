import { Box, Link, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { narrowed } from '@/components/record/listRead';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { Words } from '@/components/ui/text/Words';
import { batchTagCalls, type EnrolledStudent } from '@/contract/batchTag';
import type { Reply } from '@/contract/call';
import { coursePriceCalls } from '@/contract/coursePrice';
import { fromAd, toBs } from '@/domain/calendar/bikramSambat';
import { dayAt } from '@/domain/calendar/wallClock';
import { searchable } from '@/domain/searchable';
import { comparablePhone } from '@/domain/typed/phone';
import { useRead } from '@/providers/data/useRead';
import { packagesOf } from './enquiryLinks';

/** The student that a converted enquiry has become, and the packages of the course. */
export function ConvertedStudent({ enquiry }: { enquiry: RaRecord }) {
  const translate = useTranslate();
  const courses = Number(enquiry.courses);
  const packages = useRead(coursePriceCalls.getCoursePriceSelect, { courseId: String(courses) }, idsOf);
  const courseprice = packages.data ?? [];
  const from = dayAt(new Date(enquiry.enquiry_requested_date));
  const to = dayAt(new Date());
  const asked = courseprice.length > 0 ? { courses, courseprice, enroll_date: { from, to } } : undefined;
  const students = useRead(batchTagCalls.filterStudent, asked);
  const query = {
    data: packages.data?.length === 0 ? [] : students.data?.data.filter((student) => isSame(student, enquiry)),
    error: packages.error ?? students.error,
    refetch: packages.error ? packages.refetch : students.refetch,
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <QueryContent query={query} lines={1} height={24}>
        {(found) =>
          found.length === 0 ? (
            <Typography variant="body2" color="text.secondary">
              {translate('enquiry.student_none')}
            </Typography>
          ) : (
            found.map(({ iid, full_name, package_name }) => (
              <Typography key={iid} variant="body2">
                <Link component={RouterLink} to={studentsOf({ ...asked, q: full_name })}>
                  <Words text={full_name} />
                </Link>
                {' · '}
                <Words text={package_name} />
              </Typography>
            ))
          )
        }
      </QueryContent>
      <Link component={RouterLink} to={packagesOf(enquiry)} variant="body2">
        {translate('enquiry.packages')}
      </Link>
    </Box>
  );
}

const idsOf = ({ data }: Reply<typeof coursePriceCalls.getCoursePriceSelect>) => data.map(({ iid }) => iid);

/** Tells whether a student has the phone number, compared as a number, or the mail of an enquiry. */
function isSame({ mobile_no, email }: EnrolledStudent, enquiry: RaRecord): boolean {
  const phone = comparablePhone(mobile_no ?? '');
  const mail = searchable(email ?? '');
  return (
    (phone !== '' && phone === comparablePhone(String(enquiry.mobile_no ?? ''))) ||
    (mail !== '' && mail === searchable(String(enquiry.email ?? '')))
  );
}

interface Asked {
  courses?: number;
  courseprice?: readonly number[];
  enroll_date?: { from: string; to: string };
  q: string;
}

/** The address of the list of students, already searched. */
const studentsOf = ({ enroll_date, ...asked }: Asked): string =>
  narrowed('/batchTag', {
    ...asked,
    ...(enroll_date && {
      enroll_date: { ...enroll_date, from_nep: bsOf(enroll_date.from), to_nep: bsOf(enroll_date.to) },
    }),
  });

const bsOf = (ad: string): string => toBs(fromAd(ad) ?? 0);
