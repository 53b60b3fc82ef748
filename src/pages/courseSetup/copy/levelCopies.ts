import type { z } from 'zod/mini';
import type { FormValues } from '@/components/form/work/useSave';
import type { CourseTreeNode } from '@/components/product/courseTree/courseNodes';
import type { CopySources } from '@/components/record/copy/copyPlan';
import { courseCalls, courseForm } from '@/contract/course';
import { lessonCalls, lessonForm } from '@/contract/lesson';
import { mainTopicCalls, mainTopicForm } from '@/contract/mainTopic';
import { say } from '@/contract/message';
import { subcourseCalls, subcourseForm } from '@/contract/subcourse';
import { subTopicCalls, subTopicForm } from '@/contract/subTopic';
import { ApiError } from '@/providers/api/errors';
import { storedFile } from './copyFiles';

/** A record of the catalogue that is copied. */
export interface Copied {
  sources: CopySources;
  node: CourseTreeNode;
  /** The id of the record that the copy belongs to. */
  parent: number;
  /** The copy's name and code, where they differ from the original's. */
  own: FormValues;
  /** Its place among the copies of its siblings, from 1; undefined for the last one. */
  place: () => Promise<number>;
}

/** Adds a copy of a record of each level; returns its id. */
export const levelCopies: Readonly<Partial<Record<CourseTreeNode['level'], (copied: Copied) => Promise<number | undefined>>>> = {
  course: async ({ sources, node, parent, own }) => {
    const { data } = await sources.client.send(courseCalls.getCourseById, { id: String(node.iid) });
    const [course_banner_img, course_preview_img, certification_img] = await Promise.all(
      [data.course_banner_img, data.course_preview_img, data.certificate_img].map((path) => storedFile(sources, path)),
    );
    const images = { course_banner_img, course_preview_img, certification_img };
    const form = checked(courseForm, { ...data, ...own, ...images, course_category: parent });
    return (await sources.client.send(courseCalls.createCourse, form, quiet)).data?.iid;
  },
  subcourse: async ({ sources, node, parent, own }) => {
    const { data } = await sources.client.send(subcourseCalls.getSubCourseById, { id: String(node.iid) });
    const subcourse_icon = await storedFile(sources, data.subcourse_icon);
    const form = checked(subcourseForm, { ...data, ...own, subcourse_icon, course_id: parent });
    return (await sources.client.send(subcourseCalls.createSubCourse, form, quiet)).data?.iid;
  },
  main_topic: async ({ sources: { client }, node, parent, own }) => {
    const { data } = await client.send(mainTopicCalls.getMainTopic, { slug: String(node.iid) });
    const form = checked(mainTopicForm, { ...data, ...own, subcourse: parent });
    return (await client.send(mainTopicCalls.createMainTopic, form, quiet)).data?.iid;
  },
  lesson: async ({ sources: { client }, node, parent, own, place }) => {
    const { data } = await client.send(lessonCalls.getLessonById, { id: String(node.iid) });
    const placed = { ...data, ...own, subcourse_main_topic_id: parent, lesson_order: await place() };
    return (await client.send(lessonCalls.createLesson, checked(lessonForm, placed), quiet)).data?.iid;
  },
  sub_topic: async ({ sources: { client }, node, parent, own, place }) => {
    const { data } = await client.send(subTopicCalls.getSubTopic, { id: String(node.iid) });
    const placed = { ...data, ...own, lesson: parent, instructors: data.instructor_iid, sub_topic_order: await place() };
    return (await client.send(subTopicCalls.createSubTopic, checked(subTopicForm, placed), quiet)).data?.iid;
  },
};

const quiet = { quiet: true };

/** Returns a form's output; an original that lacks what is required now is refused by the names of those fields. */
function checked<Form extends z.ZodMiniObject>(form: Form, values: unknown): z.output<Form> {
  const parsed = form.safeParse(values);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? 'non_field_errors'), [message]] as const);
  throw new ApiError(400, say('refused'), Object.fromEntries(faults));
}
