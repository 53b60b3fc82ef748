import { size } from '../size';

const comment = (iid: number, children: readonly object[] = []) => ({
  iid,
  comments: `<p>Comment ${iid}: is the <b>inner Tarai</b> a part of the plain, or of the hills?</p>`,
  user_name: `Student ${iid}`,
  user_email: `student${iid}@coursedesk.test`,
  is_staff: iid % 3 === 0,
  posted_date: iid * 1000,
  children,
});

const half = size / 2;
const answers = Array.from({ length: half }, (_, index) => comment(half + index + 1));

/** Threads with as many comments as the page has; half of them answer the first. */
export const threads = Array.from({ length: half }, (_, index) => comment(index + 1, index === 0 ? answers : []));
