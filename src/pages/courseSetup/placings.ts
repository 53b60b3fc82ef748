import { flattenError } from 'zod/mini';
import type { CourseTreeNode } from '@/components/product/courseTree/courseNodes';
import { lessonCalls } from '@/contract/lesson';
import { say } from '@/contract/message';
import { subTopicCalls, subTopicEditForm } from '@/contract/subTopic';
import type { Client } from '@/providers/api/client';
import { ApiError } from '@/providers/api/errors';

export interface Placing {
  node: CourseTreeNode;
  /** The new place among its siblings, from 1. */
  to: number;
}

type Remarks = (from: number, to: number) => string;

/** Moves a node to a place: it is read and saved again with only its place changed. Returns its previous place. */
export type Place = (client: Client, placing: Placing, remarks: Remarks) => Promise<number>;

export async function placeLesson(client: Client, { node, to }: Placing): Promise<number> {
  const { data: lesson } = await client.send(lessonCalls.getLessonById, { id: String(node.iid) });
  await client.send(lessonCalls.updateLesson, {
    lesson_id: node.iid,
    lesson_title: lesson.lesson_title,
    main_topic_id: lesson.main_topic_iid,
    lesson_order: to,
  });
  return lesson.lesson_order;
}

export async function placeSubTopic(client: Client, { node, to }: Placing, remarks: Remarks): Promise<number> {
  const { data: subTopic } = await client.send(subTopicCalls.getSubTopic, { id: String(node.iid) });
  const from = subTopic.sub_topic_order;
  const form = subTopicEditForm.safeParse({
    ...subTopic,
    lesson: subTopic.lesson_iid,
    instructors: subTopic.instructor_iid,
    sub_topic_order: to,
    modified_remarks: remarks(from, to),
  });
  // A sub topic that lacks what an edit requires can't be saved before that is filled in.
  if (!form.success) throw new ApiError(400, say('refused'), flattenError(form.error).fieldErrors);
  await client.send(subTopicCalls.updateSubTopic, { ...form.data, sub_topic_id: node.iid });
  return from;
}
