import type { Reply } from '@/contract/call';
import { type CategoryNode, courseTreeCalls } from '@/contract/courseTree';
import { isYes } from '@/contract/fields';
import { remembered } from '@/domain/remembered';
import type { TreeNode } from '@/domain/rows/tree';
import { useReads } from '@/providers/auth/rights';
import { useRead } from '@/providers/data/useRead';
import type { PlaylistPlace } from '../playlistAddress';
import type { Level } from './levels';

/** A node of the course tree, whatever its level. */
export interface CourseTreeNode extends TreeNode<CourseTreeNode> {
  level: Level;
  iid: number;
  slug: string;
  /** Its code, where its level has one. */
  code?: string | undefined;
  /** The texts by which it is found: its name, code and slug. */
  texts: readonly string[];
  /** How many children it has, including those that a search hides. */
  childCount: number;
  /** Whether a course is live; undefined on other levels. */
  live?: boolean;
  /** The playlist that a main topic has, or that a sub topic is in. */
  playlist?: PlaylistPlace;
  /** Whether a sub topic that is to show a video has none to play. */
  lacksVideo?: boolean;
}

interface Named {
  iid: number;
  slug: string;
  label: string;
  code?: string;
}

const node = (level: Level, { iid, slug, label, code }: Named, children: CourseTreeNode[]): CourseTreeNode => ({
  key: `${level}-${iid}`,
  level,
  iid,
  slug,
  label,
  code,
  texts: [label, code ?? '', slug],
  childCount: children.length,
  children,
});

/** Turns the catalogue's six levels into one kind of node; made once per response, however many components use it. */
export const courseNodes = remembered(({ data }: Reply<typeof courseTreeCalls.getCourseTree>): readonly CourseTreeNode[] =>
  data.map(categoryNode),
);

const categoryNode = ({ category_name: label, category_slug: slug, course_categories_code: code, iid, courses }: CategoryNode) =>
  node('category', { iid, slug, label, code }, courses.map(courseNode));

type Course = CategoryNode['courses'][number];
type Subcourse = Course['subcourses'][number];
type MainTopic = Subcourse['main_topics'][number];
type SubTopic = MainTopic['lessons'][number]['sub_topics'][number];

const courseNode = ({ course_name: label, course_slug: slug, course_code: code, iid, is_course_live, subcourses }: Course) => ({
  ...node('course', { iid, slug, label, code }, subcourses.map(subcourseNode(iid))),
  live: isYes(is_course_live),
});

const subcourseNode =
  (courses: number) =>
  ({ subcourse_name: label, subcourse_code: code, slug, iid, main_topics }: Subcourse) =>
    node('subcourse', { iid, slug, label, code }, main_topics.map(mainTopicNode({ courses, subcourse: iid })));

const mainTopicNode =
  (above: Omit<PlaylistPlace, 'subcourse_main_topic'>) =>
  ({ topic_title: label, slug, iid, lessons }: MainTopic) => {
    const playlist = { ...above, subcourse_main_topic: iid };
    const lessonNodes = lessons.map(({ lesson_title, sub_topics, ...lesson }) =>
      node('lesson', { ...lesson, label: lesson_title }, sub_topics.map(subTopicNode(playlist))),
    );
    return { ...node('main_topic', { iid, slug, label }, lessonNodes), playlist };
  };

const subTopicNode =
  (playlist: PlaylistPlace) =>
  ({ topic_title: label, slug, iid, page_type, has_video }: SubTopic) => ({
    ...node('sub_topic', { iid, slug, label }, []),
    playlist,
    lacksVideo: page_type === 'multimedia' && has_video === false,
  });

/** Reads the catalogue as one tree, once for all components that use it; whoever may not look at it has none. */
export function useCourseNodes() {
  // `select` would compare the nodes of two responses one by one.
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useRead(courseTreeCalls.getCourseTree, useReads()('catalogue') ? {} : undefined);
  return { data: answer && courseNodes(answer), error, isFetching, refetch };
}
