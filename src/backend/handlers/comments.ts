import type { Context, Handlers } from '@/backend/handler';
import { listPage } from '@/backend/records/paging';
import { found, idIn } from '@/backend/records/records';
import { countUnanswered, noteAwaiting, unanswered } from '@/backend/records/unanswered';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { discussionCalls } from '@/contract/discussion';
import { fullName } from '@/domain/fullName';

/** What becomes of a comment. Its text, and what answers it, stay. */
export const commentHandlers: Pick<Handlers<typeof discussionCalls>, 'getUnanswered' | 'getComment' | 'settleComment'> = {
  getUnanswered: async (query, { store }) => {
    const page = { ...listPage(query), sort: ['posted_at'] as const };
    const rows = await store.list('discussion', { where: unanswered, join, ...page });
    return { rows: rows.map(onWire), total: await countUnanswered(store) };
  },

  getComment: ({ id }, { store }) => oneComment(store, idIn(id)),

  settleComment: async ({ id, ...asked }, context) => {
    const { store } = context;
    const comment = await held(store, idIn(id));
    const changes = { ...settled(comment, asked, context), ...hidden(comment, asked, context) };
    if (Object.keys(changes).length > 0) {
      await store.update('discussion', comment.iid, changes);
      await noteAwaiting(store, comment.iid);
      // The question of an answer that is hidden waits again.
      if (comment.parent !== null) await noteAwaiting(store, comment.parent);
    }
    return oneComment(store, comment.iid);
  },
};

const missing = 'comment_not_found';

/** Locks a comment and the one that it answers, which is older; returns it. */
async function held(store: Store, iid: number): Promise<Row<'discussion'>> {
  const { parent } = found(await store.get('discussion', iid), missing);
  const rows = await store.list('discussion', { where: { iid: parent === null ? [iid] : [parent, iid] }, lock: 'lock' });
  return found(
    rows.find((row) => row.iid === iid),
    missing,
  );
}

type Comment = Row<'discussion'>;
type Changes = Partial<Comment> | undefined;

/** What hides a comment or shows it again; nothing where it is so already: whoever was first stays the one who did it. */
function hidden(
  { hidden_date }: Comment,
  asked: { hidden_reason?: string | null | undefined },
  { person, now }: Context,
): Changes {
  const { hidden_reason } = asked;
  if (hidden_reason === undefined || (hidden_date === null) === (hidden_reason === null)) return undefined;
  if (hidden_reason === null) return { hidden_reason, hidden_by: null, hidden_date: null };
  return { hidden_reason, hidden_by: person.username, hidden_date: now.toISOString() };
}

/** What says that it needs no answer, or does, in the same way. */
function settled({ settled_date }: Comment, { needs_answer }: { needs_answer?: boolean | undefined }, context: Context): Changes {
  if (needs_answer === undefined || (settled_date === null) === needs_answer) return undefined;
  if (needs_answer) return { settled_by: null, settled_date: null };
  return { settled_by: context.person.username, settled_date: context.now.toISOString() };
}

/** The joins that read a comment's author, and where it stands. */
const join = {
  username: 'user_iid.username',
  first_name: 'user_iid.first_name',
  middle_name: 'user_iid.middle_name',
  last_name: 'user_iid.last_name',
  student_name: 'student_iid.full_name',
  slug: 'sub_topic_iid.slug',
  topic_title: 'sub_topic_iid.topic_title',
  lesson_title: 'sub_topic_iid.lesson_iid.lesson_title',
} as const;

const commentsWith = (store: Store, iid: number) => store.list('discussion', { where: { iid }, join });

const oneComment = async (store: Store, iid: number) => onWire(found((await commentsWith(store, iid))[0], missing));

const onWire = (row: Awaited<ReturnType<typeof commentsWith>>[number]) => ({
  id: row.iid,
  comments: row.comments,
  user_name: fullName(row) || row.username || row.student_name || null,
  slug: row.slug,
  topic_title: row.topic_title,
  lesson_title: row.lesson_title,
  posted_at: row.posted_at,
  needs_answer: row.awaits_answer === 'y',
  hidden_reason: row.hidden_reason,
  hidden_by: row.hidden_by,
  hidden_date: row.hidden_date,
  settled_by: row.settled_by,
  settled_date: row.settled_date,
});
