import type { Store } from '@/backend/store/port';
import { type Urgency, urgencies } from '@/contract/contentHealth';
import { isYes } from '@/contract/fields';
import { type GivenRights, mayRead, type RightArea } from '@/contract/rights';
import { awaited, notReady } from './modelsetKinds';

/** A course with something to mend, and how urgent the most urgent of it is. */
interface CourseToMend {
  course_iid: number;
  course_name: string;
  urgency: Urgency;
}

/**
 * Lists the courses with a finding that somebody with these rights may see, the most urgent first: those of the list of findings, by one
 * statement, which reads no finding.
 */
export async function coursesToMend(store: Store, rights: GivenRights): Promise<CourseToMend[]> {
  const visible = kinds.filter(({ right }) => mayRead(rights, right));
  const courses = await store.list('course', {
    columns: ['iid', 'course_name', 'is_course_live'],
    exists: has,
    sort: ['course_name'],
  });
  return courses
    .flatMap(({ iid: course_iid, course_name, is_course_live, ...flags }) => {
      const isLive = isYes(is_course_live);
      const found = visible.filter(({ isFound }) => isFound(flags, isLive)).map(({ urgency }) => urgency ?? soonIf(isLive));
      const urgency = urgencies.find((each) => found.includes(each));
      return urgency ? [{ course_iid, course_name, urgency }] : [];
    })
    .toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency));
}

const soonIf = (isLive: boolean): Urgency => (isLive ? 'now' : 'soon');

const broken = { fault: { not: null } } as const;
const inSubcourse = 'subcourse.course_id';
const inMainTopic = 'main_topic.subcourse_iid';
const inLesson = 'lesson.main_topic_iid';
const inModelset = 'modelset.course_iid';

/** What refers to a course. */
const has = {
  price: { by: 'course_price.course_iid', where: { is_active: 'y' } },
  subcourse: { by: inSubcourse },
  emptySubcourse: { by: inSubcourse, without: inMainTopic },
  emptyMainTopic: { by: inSubcourse, referredBy: [{ by: inMainTopic, without: inLesson }] },
  emptyLesson: lessonWithout('sub_topic.lesson_iid'),
  unaskedLesson: lessonWithout('quiz_tag.lesson_iid'),
  brokenCourse: { by: 'content_check.course_iid', where: { ...broken, area: 'course' } },
  brokenOverview: { by: 'content_check.course_iid', where: { ...broken, area: 'overview' } },
  brokenSubcourse: { by: inSubcourse, referredBy: [{ by: 'content_check.subcourse_iid', where: broken }] },
  brokenSubTopic: {
    by: inSubcourse,
    referredBy: [
      {
        by: inMainTopic,
        referredBy: [
          {
            by: inLesson,
            referredBy: [{ by: 'sub_topic.lesson_iid', referredBy: [{ by: 'content_check.sub_topic_iid', where: broken }] }],
          },
        ],
      },
    ],
  },
  unreadyModelset: { by: inModelset, where: { is_active: 'y' }, referredBy: [notReady] },
  unreadyQuiz: { by: inModelset, where: { is_active: 'n' }, referredBy: [notReady, awaited] },
  unreadyRest: { by: inModelset, where: { is_active: 'n' }, without: 'live_modelset_tag.modelset_iid', referredBy: [notReady] },
} as const;

function lessonWithout<Key extends string>(without: Key) {
  return { by: inSubcourse, referredBy: [{ by: inMainTopic, referredBy: [{ by: inLesson, without }] }] } as const;
}

type Flags = Readonly<Record<keyof typeof has, boolean>>;

interface Kind {
  /** The area whose rights open such findings. */
  right: RightArea;
  /** The urgency, if it doesn't follow from whether the course is live. */
  urgency?: Urgency;
  isFound(flags: Flags, isLive: boolean): boolean;
}

/** The kinds of findings that a course may have, as in the list of findings. */
const kinds: readonly Kind[] = [
  { right: 'prices', isFound: ({ price }, isLive) => isLive && !price },
  { right: 'catalogue', isFound: ({ subcourse }) => !subcourse },
  { right: 'catalogue', isFound: ({ emptySubcourse }) => emptySubcourse },
  { right: 'catalogue', isFound: ({ emptyMainTopic }) => emptyMainTopic },
  { right: 'catalogue', isFound: ({ emptyLesson }) => emptyLesson },
  { right: 'catalogue', urgency: 'tidy', isFound: ({ unaskedLesson }) => unaskedLesson },
  { right: 'catalogue', isFound: ({ brokenCourse }) => brokenCourse },
  { right: 'content', isFound: ({ brokenOverview }) => brokenOverview },
  { right: 'catalogue', isFound: ({ brokenSubcourse }) => brokenSubcourse },
  { right: 'catalogue', isFound: ({ brokenSubTopic }) => brokenSubTopic },
  { right: 'modelset', urgency: 'now', isFound: ({ unreadyModelset }) => unreadyModelset },
  { right: 'modelset', urgency: 'soon', isFound: ({ unreadyQuiz }) => unreadyQuiz },
  { right: 'modelset', urgency: 'tidy', isFound: ({ unreadyRest }) => unreadyRest },
];
