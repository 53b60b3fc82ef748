import { hiding, settling } from '@/contract/discussion';
import { fullName } from '@/domain/fullName';
import type { Context } from '../handler';
import { recordedAlone } from '../history/recorded';
import { found } from '../records';
import { parsedForm } from '../refusal';
import type { Store } from '../store/port';
import type { Row } from '../store/tables';
import { countUnanswered, noteAwaiting, unanswered } from '../unanswered';
import type { RestResource } from './resources';

/**
 * What becomes of a comment; the list has those that await an answer, the oldest first. By PUT one is hidden from learners with a reason, or
 * without one shown again; or it is said that it needs no answer, or does. Its text, and what answers it, stay.
 */
export const discussionResource: RestResource = {
  area: 'discussion',

  async list({ offset, limit }, { store }) {
    const rows = await store.list('discussion', { where: unanswered, join, sort: ['posted_at'], offset, limit });
    return { rows: rows.map(onWire), total: await countUnanswered(store) };
  },

  one: (iid, { store }) => oneComment(store, iid),

  async put(iid, fields, context) {
    const changesOf = 'needs_answer' in fields ? settled(fields) : hidden(fields);
    return recordedAlone(context, async (inside) => {
      const { store } = inside;
      const comment = await held(store, iid);
      const changes = changesOf(comment, inside);
      if (changes) {
        await store.update('discussion', iid, changes);
        await noteAwaiting(store, iid);
        // The question of an answer that is hidden waits again.
        if (comment.parent !== null) await noteAwaiting(store, comment.parent);
      }
      return oneComment(store, iid);
    });
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

/** Returns what a request changes of a comment; nothing where somebody was first: they stay the one who did it. */
type Changes = (comment: Row<'discussion'>, context: Context) => Partial<Row<'discussion'>> | undefined;

function hidden(fields: object): Changes {
  const { hidden_reason } = parsedForm(hiding, fields);
  return ({ hidden_date }, { person, now }) => {
    if ((hidden_date === null) === (hidden_reason === null)) return undefined;
    if (hidden_reason === null) return { hidden_reason, hidden_by: null, hidden_date: null };
    return { hidden_reason, hidden_by: person.username, hidden_date: now.toISOString() };
  };
}

function settled(fields: object): Changes {
  const { needs_answer } = parsedForm(settling, fields);
  return ({ settled_date }, { person, now }) => {
    if ((settled_date === null) === needs_answer) return undefined;
    return needs_answer
      ? { settled_by: null, settled_date: null }
      : { settled_by: person.username, settled_date: now.toISOString() };
  };
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
