import { narrowed } from '@/components/record/listRead';
import type { Language } from '@/components/ui/text/shownText';
import type { Notice } from '@/contract/dashboard';
import { fromAd, toBs, weekdayOf } from '@/domain/calendar/bikramSambat';
import { wallClockParts } from '@/domain/calendar/wallClock';
import { digitsIn } from '@/domain/digits';
import { shortText } from '@/domain/html/shortText';
import type { NewsLine } from './news';

/** What the messages list: the comments that await an answer. The notifications list everything else. */
export type CommentsNotice = Extract<Notice, { kind: 'comments' }>;
export type OtherNotice = Exclude<Notice, CommentsNotice>;

/** Writes comments as links that open the form of their answer, and where there are more, a link to all of them. */
export function commentLines({ oldest, count }: CommentsNotice, { translate, locale }: Language): NewsLine[] {
  const lines = oldest.map(({ iid, slug, comments, user_name }) => ({
    key: `comment ${iid}`,
    text: `${user_name ?? translate('shell.anonymous')}: ${shortText(comments)}`,
    to: `/coursesetup/viewSubTopicDetails/${slug}#reply-${iid}`,
  }));
  const all = translate('shell.notice.comments_all', { count: digitsIn(locale, String(count)) });
  return count > lines.length ? [...lines, { key: 'comments_all', text: all, to: '/discussion' }] : lines;
}

/** How many courses are named; the line after them leads to the list that has them all. */
const fewCourses = 5;

/** Writes notices as links to the places where they are done. */
export function noticeLines(notices: readonly OtherNotice[], language: Language): NewsLine[] {
  const lines = notices.filter(({ kind }) => kind !== 'course').map((notice) => noticeLine(notice, language));
  const courses = notices.filter(({ kind }) => kind === 'course');
  const named = courses.slice(0, fewCourses).map((notice) => noticeLine(notice, language));
  return [...lines, ...named, ...moreLine(courses.length - named.length, language)];
}

function moreLine(more: number, { translate, locale }: Language): NewsLine[] {
  if (more === 0) return [];
  const count = digitsIn(locale, String(more));
  return [
    { key: 'course_more', text: translate('shell.notice.course_more', { smart_count: more, count }), to: '/contentHealth' },
  ];
}

function noticeLine(notice: OtherNotice, { translate, locale }: Language): NewsLine {
  const { to, name, what = notice.kind, ...args } = placeOf(notice, { translate, locale });
  return { key: `${notice.kind} ${to}`, text: translate(`shell.notice.${what}`, { name, ...args }), to };
}

/** A day with its weekday, in Bikram Sambat. */
function dayText(date: string, { translate, locale }: Language): string {
  const day = fromAd(date);
  if (day === undefined) return digitsIn(locale, date);
  return `${translate(`calendar.weekday_${weekdayOf(day)}`)}, ${digitsIn(locale, toBs(day))}`;
}

interface Place {
  /** The key of its text, where its kind has several. */
  what?: string;
  to: string;
  /** The name of the record that it is about, and the other arguments of its text. */
  name: string;
  smart_count?: number;
  count?: string;
  time?: string;
  day?: string;
}

function placeOf(notice: OtherNotice, language: Language): Place {
  const { locale } = language;
  if (notice.kind === 'enquiries') {
    const { course_iid: courses, course_name: name, count } = notice;
    const to = narrowed('/enquirySetup', { courses, en_status: 'requested' });
    return { to, name, smart_count: count, count: digitsIn(locale, String(count)) };
  }
  if (notice.kind === 'live_quiz') {
    const { course_iid: courses, year, live_exam_status, modelset_name: name, live_start_date_time } = notice;
    const to = narrowed('/tagLiveQuiz', { courses, year, live_exam_status });
    return { to, name, time: digitsIn(locale, wallClockParts(live_start_date_time).time) };
  }
  if (notice.kind === 'course') {
    const { course_iid, course_name: name, urgency } = notice;
    return { what: `course_${urgency}`, to: narrowed('/contentHealth', { course_iid }), name };
  }
  if (notice.kind === 'failed_backup') return { to: '/settings', name: '' };
  const { course_iid: course_id, batch_year: year, group_iid: group, batch_name: name, class_date } = notice;
  const to = narrowed('/liveRecordingSetup', { course_id, year, group });
  return { to, name, ...(class_date !== undefined && { what: 'unrecorded_day', day: dayText(class_date, language) }) };
}
