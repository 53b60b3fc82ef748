import type { World } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import type { Refused } from '@tests/contract/refusals';
import { fromAd, toBs } from '@/domain/calendar/bikramSambat';
import { wallClockText } from '@/domain/calendar/wallClock';

/** Returns the window of a day as a form sends it: from times such as `10:30`, with the day in both calendars. */
export const windowOf = (day: string, start: string, end: string, endDay = day) => ({
  live_start_nep_date: toBs(fromAd(day) ?? 0),
  live_start_date_time: `${day}T${start}:00.000Z`,
  live_end_nep_date: toBs(fromAd(endDay) ?? 0),
  live_end_date_time: `${endDay}T${end}:00.000Z`,
});

/** A day in the future, for as long as the product's calendar reaches. */
export const day = '2041-04-14';

/** A form for the world's model set and batch, with the shortest window. */
export const form = { modelset: 1, batch: 1, exam_time_duration: '01:30:00', ...windowOf(day, '10:30', '12:00') };
/** The world's live quiz, unchanged; it ended long ago. */
export const edit = {
  tag_id: 1,
  modelset: 1,
  batch: null,
  exam_time_duration: '01:30:00',
  ...windowOf('2026-04-14', '10:30', '12:30'),
};
export const searched = { courses: 1, year: 2026, live_exam_status: 'PENDING' as const };

const none = 'This field is required';
const noTime = 'Must be a time from 00:00 to 23:59';
const endsFirst = 'End date must be after start date';
const tooShort = 'The time between start and end must not be shorter than the exam duration';
const otherDay = 'Must be the same day in both calendars';

/** Values that an otherwise valid form refuses: the fields that are sent, and their messages by field. */
export const refusedTimes: [what: string, sent: object, errors: Record<string, string[]>][] = [
  ['a time that is missing', { live_start_date_time: `${day}T` }, { live_start_date_time: [none] }],
  ['a time that is none', { live_end_date_time: `${day}T24:00:00.000Z` }, { live_end_date_time: [noTime] }],
  ['a day that is none', { live_start_date_time: '2041-02-29T10:30:00.000Z' }, { live_start_date_time: ['Must be a date'] }],
  ['a zone of its own', { live_start_date_time: `${day}T10:30:00+05:45` }, { live_start_date_time: [noTime] }],
  ['a start that is on another day in Bikram Sambat', { live_start_nep_date: '2097-12-30' }, { live_start_nep_date: [otherDay] }],
  ['an end that is on another day in Bikram Sambat', { live_end_nep_date: '2098-01-02' }, { live_end_nep_date: [otherDay] }],
  ['an end at the start', windowOf(day, '10:30', '10:30'), { live_end_date_time: [endsFirst] }],
  ['an end before the start', windowOf(day, '10:30', '10:29'), { live_end_date_time: [endsFirst] }],
  ['a window that is too short', windowOf(day, '10:30', '11:59'), { live_end_date_time: [tooShort] }],
  ['a duration that is too long', { exam_time_duration: '01:30:01' }, { live_end_date_time: [tooShort] }],
  [
    'the end, whatever else is wrong',
    { ...windowOf(day, '10:30', '09:00'), live_start_nep_date: '2097-12-30', exam_time_duration: '', modelset: undefined },
    { modelset: [none], exam_time_duration: [none], live_start_nep_date: [otherDay], live_end_date_time: [endsFirst] },
  ],
];

export const refusedFields: Refused<'tagModelsetLive' | 'updateModelsetLive'>[] = [
  ['modelset', undefined, none],
  ['live_start_nep_date', '2098-13-01', 'Must be of a month from 1 to 12'],
  ['exam_time_duration', '01:30', 'Must be hours, minutes and seconds: hh:mm:ss'],
];

/** The names that the answers give to the world’s live quizzes. */
export const names = { modelset_name: 'First rehearsal', course_iid: 1, course_name: 'NRB Assistant', year: 2026 };

export const past = 'live start date must be after current date time';
export const notHere = 'Must be of the chosen course and year';
const bsOf = (time: string) => wallClockText(time.replace(' ', 'T').concat('Z'));
export const meets = (name: string, start: string, end: string) =>
  `It overlaps with “${name}”, which is from ${bsOf(start)} to ${bsOf(end)} BS (Asia/Kathmandu)`;

/** Sends the form as the world's staff; returns the answer. */
export const tag = ({ api, staff }: World, sent: object) => api.call('tagModelsetLive', { ...form, ...sent }, staff.access);

/** A valid body of each call. */
export const liveQuizExamples = {
  tagModelsetLive: form,
  updateModelsetLive: edit,
  setLiveExamStatus: { tag_id: 1, live_exam_status: 'RUNNING' },
  filterLiveModelset: searched,
} satisfies Examples;
