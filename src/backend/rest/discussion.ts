import { hiding } from '@/contract/discussion';
import type { Context } from '../handler';
import { recordedAlone } from '../history/recorded';
import { found } from '../records';
import { parsedForm } from '../refusal';
import type { Row } from '../store/tables';
import type { RestResource } from './resources';

/** Whether learners see a comment: by PUT it is hidden with a reason, or without one shown again. Its text, and what answers it, stay. */
export const discussionResource: RestResource = {
  area: 'discussion',

  one: async (iid, { store }) => hidingOf(found(await store.get('discussion', iid), missing)),

  async put(iid, fields, context) {
    const { hidden_reason } = parsedForm(hiding, fields);
    return recordedAlone(context, async (inside) => {
      const { store } = inside;
      const comment = found(await store.get('discussion', iid, 'lock'), missing);
      // Whoever was first stays the one who has hidden it.
      if ((comment.hidden_date === null) === (hidden_reason === null)) return hidingOf(comment);
      const changes = hidden_reason === null ? await shownAgain(comment, inside) : hiddenNow(hidden_reason, inside);
      return hidingOf(found(await store.update('discussion', iid, changes), missing));
    });
  },
};

const missing = 'comment_not_found';

const hidingOf = ({ iid, hidden_reason, hidden_by, hidden_date }: Row<'discussion'>) => ({
  id: iid,
  hidden_reason,
  hidden_by,
  hidden_date,
});

const hiddenNow = (hidden_reason: string, { person, now }: Context) => ({
  hidden_reason,
  hidden_by: person.username,
  hidden_date: now.toISOString(),
  awaits_answer: 'n' as const,
});

/** It awaits an answer again, unless it is of staff, or staff has answered it. */
async function shownAgain({ iid, user_iid }: Row<'discussion'>, { store }: Context) {
  const author = user_iid === null ? undefined : await store.get('user', user_iid);
  const answers = await store.list('discussion', {
    where: { parent: iid },
    columns: [],
    join: { is_staff: 'user_iid.is_staff' },
  });
  const isDone = author?.is_staff === true || answers.some(({ is_staff }) => is_staff === true);
  const awaits_answer: Row<'discussion'>['awaits_answer'] = isDone ? 'n' : 'y';
  return { hidden_reason: null, hidden_by: null, hidden_date: null, awaits_answer };
}
