import type { Handlers } from '@/backend/handler';
import { listPage } from '@/backend/records/paging';
import { found } from '@/backend/records/records';
import { noteActivity } from '@/backend/session/activity';
import type { activityCalls } from '@/contract/activity';
import { mostListed } from '@/contract/list';
import { say } from '@/contract/message';

/** Where somebody is signed in, and what has happened. */
export const activityHandlers: Handlers<typeof activityCalls> = {
  getActivities: async ({ filter: { id: iid }, ...page }, { store }) => {
    const where = { ...(iid !== undefined && { iid }) };
    const rows = await store.list('activity', { where, ...listPage(page) });
    const total = await store.count('activity', { where }, mostListed);
    return { rows: rows.map(({ iid: id, user_iid, ...row }) => ({ id, ...row })), total };
  },

  getSessions: async (_, { store, person, now }) => {
    const sessions = await store.list('session', {
      where: { user_iid: person.iid, expires_at: { gt: now.toISOString() } },
      sort: [{ column: 'iid', order: 'desc' }],
    });
    return {
      data: sessions.map(({ iid, began_at, rotated_at, client, browser, system }) => ({
        ...{ id: iid, began_at, seen_at: rotated_at ?? began_at, is_own: iid === person.session },
        ...{ client: client ?? '', browser: browser ?? '', system: system ?? '' },
      })),
    };
  },

  endSession: async ({ session }, context) => {
    const { store, person } = context;
    const [standing] = await store.list('session', { where: { iid: session, user_iid: person.iid }, lock: 'lock' });
    const { iid, browser, system, client } = found(standing, 'session_not_found');
    await store.remove('session', iid);
    const about = [browser, system, client].filter(Boolean).join(', ');
    await noteActivity(store, context, { kind: 'sessions_ended', about });
    return { msg: say('session_was_ended') };
  },

  endOtherSessions: async (_, context) => {
    const { store, person } = context;
    const count = await store.removeMany('session', { where: { user_iid: person.iid, iid: { not: person.session } } });
    if (count > 0) await noteActivity(store, context, { kind: 'sessions_ended', about: String(count) });
    return { msg: say('other_sessions_ended') };
  },

  noteExport: async ({ what, rows }, context) => {
    await noteActivity(context.store, context, { kind: 'exported', about: `${what}: ${rows}` });
    return { msg: say('export_noted') };
  },
};
