import type { FormValues } from '@/components/form/work/useSave';
import { type CourseTreeNode, courseNodes } from '@/components/product/courseTree/courseNodes';
import type { CopySources, CopyStep, Made } from '@/components/record/copy/copyPlan';
import { courseCalls } from '@/contract/course';
import { courseTreeCalls } from '@/contract/courseTree';
import { lessonCalls } from '@/contract/lesson';
import { lessonResourceCalls } from '@/contract/lessonResource';
import { yearLater } from '@/domain/calendar/nextYear';
import { inFlight } from '@/domain/inFlight';
import { fileNameOf } from '@/domain/mediaPath';
import { storedFile } from './copyFiles';
import { levelCopies } from './levelCopies';

/** The paths of lessons' files, by the lessons' ids. */
type Files = ReadonlyMap<number, readonly string[]>;

interface TreeCopy {
  sources: CopySources;
  node: CourseTreeNode;
  /** The record that the copy stands below, as the original does. */
  parent: CourseTreeNode;
  files: Files;
  /** The field of the copy's name, and its own values. */
  name: string;
  values: FormValues;
  /** The original's date in Bikram Sambat, if the copy is to have it a year later. */
  date: string | null;
}

/** Lists the steps that copy a record of the catalogue and all below it, each before what belongs to it. */
export function treeSteps({ sources, node, parent, files, name, values, date }: TreeCopy): CopyStep[] {
  const label = String(values[name]);
  const root = {
    ...nodeStep(sources, { node, own: values, name: label, parentOf: () => parent.iid, siblings: parent.children }),
  };
  const dated = date === null ? undefined : dateStep(sources, node, date);
  return [
    { ...root, was: node.label },
    ...(dated ? [dated] : []),
    ...fileSteps(sources, node, files),
    ...belowSteps(sources, node, files),
  ];
}

const belowSteps = (sources: CopySources, parent: CourseTreeNode, files: Files): CopyStep[] =>
  parent.children.flatMap((node) => {
    const parentOf = (made: Made) => made.idOf(parent.key);
    const step = nodeStep(sources, { node, own: {}, name: node.label, parentOf, siblings: undefined, above: parent });
    return [{ ...step, above: parent.key }, ...fileSteps(sources, node, files), ...belowSteps(sources, node, files)];
  });

interface NodeCopy {
  node: CourseTreeNode;
  own: FormValues;
  name: string;
  parentOf: (made: Made) => number;
  /** Those beside the copy, if it stands beside its original. */
  siblings: readonly CourseTreeNode[] | undefined;
  /** The original's parent, if that is copied too. */
  above?: CourseTreeNode;
}

function nodeStep(sources: CopySources, { node, own, name, parentOf, siblings, above }: NodeCopy): CopyStep {
  const { level, key } = node;
  return {
    key,
    kind: level,
    name,
    make: async (made) => {
      const place = async () => (siblings ? siblings.length + 1 : placeAmong(made, node, above));
      return levelCopies[level]?.({ sources, node, parent: parentOf(made), own, place });
    },
    find: async (made) => {
      const tree = courseNodes(await sources.client.send(courseTreeCalls.getCourseTree, {}));
      const known = new Set(siblings?.map(({ iid }) => iid));
      const isCopy = (each: CourseTreeNode) => each.label === name && !known.has(each.iid);
      return parentsIn(tree, level, parentOf(made))
        .flatMap(({ children }) => children)
        .find(isCopy)?.iid;
    },
  };
}

/** Returns the place of a copy: after the copies of those before it, as far as they were made. */
function placeAmong(made: Made, node: CourseTreeNode, above: CourseTreeNode | undefined): number {
  const before = above?.children.slice(0, above.children.indexOf(node)) ?? [];
  return before.filter(({ key }) => made.has(key)).length + 1;
}

/** Finds the records with this id whose children are of a level. */
const parentsIn = (nodes: readonly CourseTreeNode[], level: CourseTreeNode['level'], iid: number): CourseTreeNode[] =>
  nodes.flatMap((node) => [
    ...(node.iid === iid && node.children.some((child) => child.level === level) ? [node] : []),
    ...parentsIn(node.children, level, iid),
  ]);

/** The step that gives the copy of a course its date, a year later. */
function dateStep({ client }: CopySources, { key }: CourseTreeNode, date: string): CopyStep | undefined {
  const later = yearLater(date);
  return (
    later && {
      key: `${key} date`,
      kind: 'course_date',
      name: later.bs,
      was: date,
      above: key,
      make: async (made) => {
        const body = { courses: made.idOf(key), updated_date_nep: later.bs, updated_date_eng: later.ad };
        return (await client.send(courseCalls.updateCourseDate, body, { quiet: true })).data?.iid;
      },
      // Setting it again changes nothing.
      find: async () => undefined,
    }
  );
}

/** The steps that add a lesson's files to its copy, one by one. */
const fileSteps = (sources: CopySources, { key, iid, level }: CourseTreeNode, files: Files): CopyStep[] =>
  (level === 'lesson' ? (files.get(iid) ?? []) : []).map((path, index) => ({
    key: `${key} file ${index}`,
    kind: 'resource',
    name: fileNameOf(path),
    above: key,
    make: async (made) => {
      const file = await storedFile(sources, path);
      const body = { lesson: made.idOf(key), resources: file ? [file] : [] };
      return (await sources.client.send(lessonResourceCalls.addResource, body, { quiet: true })).data?.[0]?.iid;
    },
    // Files get names of the server's own: as many as were sent before are there, or one more.
    find: async (made) => {
      const { data } = await sources.client.send(lessonCalls.viewLessonDetails, { id: String(made.idOf(key)) });
      const before = (files.get(iid) ?? []).slice(0, index).filter((_, place) => made.has(`${key} file ${place}`));
      return data.resources[before.length]?.resources_id;
    },
  }));

/** Reads which files the lessons of a part of the catalogue have. */
export async function filesOf({ read }: CopySources, node: CourseTreeNode): Promise<Files> {
  const files = new Map<number, readonly string[]>();
  await inFlight(lessonsIn(node), { atOnce: 4, signal: new AbortController().signal }, async ({ iid }) => {
    const { data } = await read(lessonCalls.viewLessonDetails, { id: String(iid) });
    files.set(
      iid,
      data.resources.map(({ resources }) => resources),
    );
  });
  return files;
}

const lessonsIn = (node: CourseTreeNode): CourseTreeNode[] =>
  node.level === 'lesson' ? [node] : node.children.flatMap(lessonsIn);
