import { z } from 'zod/mini';
import { flatThread } from '@/domain/rows/thread';
import type { Adapter } from './adapter';
import { defineCalls, get, patch, post, put } from './call';
import { flag, htmlText, id, ifGiven, isYes, reference, remarks, text, yesNo } from './fields';
import { list } from './list';
import { say } from './message';
import { lenient, written } from './replies';

/**
 * A comment on a sub topic, as it is stored. Its author has an account, or is a student; with neither it is anonymous. Source: admin areas,
 * section 3.
 */
export const discussion = z.object({
  iid: id,
  sub_topic_iid: id,
  /** The comment that it answers; null where it begins a thread. */
  parent: z.nullable(id),
  user_iid: z.nullable(id),
  student_iid: z.nullable(id),
  /** HTML. */
  comments: z.string(),
  /** Whether it isn't of staff, is shown, needs an answer, and no answer of staff to it is shown. */
  awaits_answer: yesNo,
  posted_at: z.iso.datetime(),
  edited_at: z.nullable(z.iso.datetime()),
  /** Why it is hidden from learners, by whom and since when; null where it is shown. */
  hidden_reason: z.nullable(z.string()),
  hidden_by: z.nullable(z.string()),
  hidden_date: z.nullable(z.iso.datetime()),
  /** By whom it was said that it needs no answer, and when; null where nobody has. */
  settled_by: z.nullable(z.string()),
  settled_date: z.nullable(z.iso.datetime()),
});

const comment = z.object({
  iid: id,
  /** The comment that it answers, which other servers may omit. */
  parent: z.nullish(id),
  comments: z.string(),
  /** The author's name; missing where the comment is anonymous. */
  user_name: z.nullish(z.string()),
  user_email: z.nullish(z.string()),
  is_staff: z.boolean(),
  /** How long ago it was posted, in seconds. */
  posted_date: z.number(),
  /** When it was posted, and last changed, which other servers may omit. */
  posted_at: z.nullish(z.iso.datetime()),
  edited_at: z.nullish(z.iso.datetime()),
  /** Why it is hidden from learners, by whom and since when; other servers, which hide none, omit it. */
  hidden_reason: z.nullish(z.string()),
  hidden_by: z.nullish(z.string()),
  hidden_date: z.nullish(z.iso.datetime()),
  /** Whether it awaits an answer of staff; and by whom it was said that it needs none, and when. Other servers omit it. */
  needs_answer: z.nullish(z.boolean()),
  settled_by: z.nullish(z.string()),
  settled_date: z.nullish(z.iso.datetime()),
});

/** A comment as the screens have it, in a list: after the one that it answers, whose id is its `parent`. */
const commentRow = z.extend(comment, {
  parent: z.nullable(id),
  is_staff: z.pipe(
    z.nullish(flag),
    z.transform((given) => isYes(given)),
  ),
});

export type DiscussionComment = z.output<typeof commentRow>;

const threads = z.pipe(
  z.pipe(
    // Checked once it is a list: a schema that follows children to any depth needs as deep a stack.
    z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) })]),
    z.transform((answered) => ({ data: flatThread(Array.isArray(answered) ? answered : answered.data) })),
  ),
  z.object({ data: z.array(commentRow) }),
);

const thread = z.extend(comment, {
  get children() {
    return z.array(thread);
  },
});

const threadsReply = lenient(threads, z.object({ data: z.array(thread) }));

/** What is typed of a comment. */
export const discussionForm = z.object({ comments: htmlText(1) });

/** The form that hides a comment from learners. */
export const hidingForm = z.object({ hidden_reason: remarks(5, 100) });

/** What becomes of a comment: why it is to be hidden, or null, and it is shown again; or whether it needs an answer. */
const commentChange = z
  .object({
    hidden_reason: z.optional(z.nullable(hidingForm.shape.hidden_reason)),
    needs_answer: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ hidden_reason, needs_answer }) => hidden_reason !== undefined || needs_answer !== undefined, {
      path: ['hidden_reason'],
      error: say('required'),
    }),
  );

/** A comment with its author's name, where it stands, and what became of it. */
export const discussed = z.object({
  id,
  comments: z.string(),
  user_name: z.nullable(z.string()),
  slug: z.string(),
  topic_title: z.string(),
  lesson_title: z.string(),
  posted_at: z.iso.datetime(),
  needs_answer: z.boolean(),
  hidden_reason: z.nullable(z.string()),
  hidden_by: z.nullable(z.string()),
  hidden_date: z.nullable(z.iso.datetime()),
  settled_by: z.nullable(z.string()),
  settled_date: z.nullable(z.iso.datetime()),
});

/** Where a comment stands: the sub topic, and what that is below. */
const place = z.object({
  topic_id: reference('required'),
  lesson_id: reference('required'),
  main_topic: reference('required'),
  /** Checked where it is given. */
  subcourse_slug: ifGiven(text(1, 255, ['required', 'should_not_have_more_than'])),
});

/** Comments on sub topics. Source: admin areas, sections 2.11, 5, 6 and 7. */
export const discussionCalls = defineCalls('discussion', {
  getDiscussion: get('/discussion/{subTopicId}', {
    summary: 'The comments on a sub topic: its threads, the newest first, each with what answers it, the oldest first',
    reply: threadsReply,
  }),
  createDiscussion: post('/discussion/createDiscussion', {
    summary: 'Post a comment on a sub topic, or an answer to one',
    body: z.extend(discussionForm, { ...place.shape, parent: ifGiven(id) }),
    reply: written(comment),
  }),
  updateDiscussion: patch('/discussion/updateDiscussion', {
    summary: 'Change one’s own comment',
    body: z.extend(discussionForm, { discussion: id }),
    reply: written(comment),
  }),
  // These calls are ours.
  getUnanswered: list('/rest/discussion', { summary: 'The comments that await an answer, the oldest first', row: discussed }),
  getComment: get('/rest/discussion/{id}', { summary: 'One comment, and what became of it', reply: discussed }),
  settleComment: put('/rest/discussion/{id}', {
    summary: 'Hide a comment from learners or show it again, or say whether it needs an answer',
    body: commentChange,
    reply: discussed,
  }),
});

/** The comments that await an answer. */
export const discussionAdapter: Adapter = {
  rest: {
    row: discussed,
    updated: ({ hidden_reason, needs_answer }) => {
      if (needs_answer !== undefined) return needs_answer ? 'comment_unsettled' : 'comment_settled';
      return hidden_reason === null ? 'comment_shown' : 'comment_hidden';
    },
  },
};
