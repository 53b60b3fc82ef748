import { describe, expect, test } from 'vitest';
import { calls } from '@/contract';
import { type Answer, type Api, origin } from './api';
import type { Open, World } from './caseSet';
import { list, write } from './rest';
import { everywhere } from './withRole';
import { password } from './world';

const email = 'other@coursedesk.test';
const [owners, thiefs] = ['Owner#2083', 'Thief#2083'];
const page = `${origin}/passwordresetcomplete`;
const credentials = { email, password, grant_type: 'password' };

/** Somebody's account, to which a thief has the password, and a session of their own. */
interface Stolen extends World {
  session: { access: string; refresh: string };
  /** The link that the owner has in their mail. */
  link: object;
}

type Act = (stolen: Stolen) => Promise<Answer>;

/** What ends old access: each leaves nobody signed in, and only this password of use. */
const endings: [string, opens: string[], Act][] = [
  [
    'a link that sets another password',
    [owners],
    ({ api, link }) => api.call('completePasswordReset', { ...link, password: owners, repassword: owners }),
  ],
  ['a disabling', [], ({ api, staff }) => write(api, staff.access, 'PUT', 'staff/2', { is_disabled: true })],
];

/** What whoever has old access does with it. */
const acts: Record<string, Act> = {
  'a sign-in with the old password': ({ api }) => api.call('login', credentials),
  'another password, set with the old one': ({ api, session }) =>
    api.call('changePassword', { old_password: password, new_password: thiefs, re_password: thiefs }, session.access),
  'a refresh of an old session': ({ api, session }) => api.call('refresh', { refresh: session.refresh }),
  'an invitation by an old session': ({ api, session }) =>
    write(api, session.access, 'POST', 'staff', {
      email: 'friend@coursedesk.test',
      first_name: 'Friend',
      last_name: 'Thief',
      role_iid: null,
      redirect_url: page,
    }),
  'a role of an old session': ({ api, session }) => write(api, session.access, 'PUT', 'staff/1', { role_iid: null }),
};

/** In which order the two write; both have verified what they were given before either does, or each only in its turn. */
const orders = [
  'one after the other',
  'the other first',
  'at once, the use first',
  'at once, the ending first',
  'freely',
] as const;

/** Tests that a new password, or a disabling, ends old access, whatever is done with that at the same moment. */
export function describeOldAccess(open: Open): void {
  describe.each(endings)('%s', (_ending, opens, end) => {
    describe.each(Object.entries(acts))('and %s', (_act, act) => {
      test.each(orders)('%s', async (order) => {
        const world = await open();
        const { api } = world;
        const stolen = { ...world, session: await api.signIn(email), link: await mailedLink(api) };
        const [ended, used] = await inOrder(
          order,
          api,
          () => end(stolen),
          () => act(stolen),
        );
        expect(ended.status).toBe(200);
        expect([200, 400, 401, 403]).toContain(used.status);
        if (order === 'at once, the ending first') expect(used.status).not.toBe(200);
        if (order === 'one after the other' || order === 'at once, the use first') expect(used.status).toBe(200);
        expect(await api.host.store.count('session', { where: { user_iid: 2 } })).toBe(0);
        const opening: string[] = [];
        for (const each of [owners, thiefs, password]) {
          if ((await api.call('login', { ...credentials, password: each })).status === 200) opening.push(each);
        }
        expect(opening).toEqual(opens);
      });
    });
  });

  describe('a stranger’s account', () => {
    const email = 'maya@coursedesk.test';
    const role = { role_name: 'Editor', rights: { ...everywhere('read'), quiz: 'write' } };
    const invitation = { email, first_name: 'Maya', last_name: 'Gurung', role_iid: null, redirect_url: page };

    test('an account that signed up becomes staff’s by an invitation, and only the mailed link opens it', async () => {
      const { api, staff } = await open();
      const strangers = 'Stranger#2083';
      const names = { first_name: 'Somebody', last_name: 'Else' };
      expect((await api.call('signup', { email, ...names, password: strangers })).status).toBe(200);
      const { body } = await api.call('login', { ...credentials, email, password: strangers });
      const stranger = calls.login.reply.parse(body).data.tokens;
      await api.call('resetPassword', { email, redirect_url: page });
      const [older] = await api.host.mails();
      await write(api, staff.access, 'POST', 'role', role);
      expect(await write(api, staff.access, 'POST', 'staff', { ...invitation, role_iid: 1 })).toMatchObject({
        status: 200,
        body: { id: 4, email, first_name: 'Maya', last_name: 'Gurung', role_name: 'Editor', is_disabled: false },
      });

      // What the stranger has opens nothing.
      expect((await api.call('login', { ...credentials, email, password: strangers })).status).toBe(401);
      expect((await api.call('refresh', { refresh: stranger.refresh })).status).toBe(401);
      expect((await api.call('getAllFAQ', {}, stranger.access)).status).toBe(401);
      const chosen = { password: owners, repassword: owners };
      const linkIn = (mail?: { link: string }) => Object.fromEntries(new URL(mail?.link ?? '').searchParams);
      expect((await api.call('completePasswordReset', { ...linkIn(older), ...chosen })).status).toBe(400);

      // Both are told, and the link of the mail opens it.
      const [, toThem, toInviter] = await api.host.mails();
      expect(toThem).toMatchObject({ to: email, kind: 'promotion', about: null });
      expect(toInviter).toMatchObject({ to: 'staff@coursedesk.test', kind: 'promoted', about: email, link: `${origin}/staff` });
      expect((await api.call('completePasswordReset', { ...linkIn(toThem), ...chosen })).status).toBe(200);
      expect((await api.call('login', { ...credentials, email, password: owners })).body).toMatchObject({
        data: { is_staff: true, rights: role.rights },
      });
      expect((await list(api, 'history', { area: 'user' }, staff.access)).body).toMatchObject([
        { record: 4, created_by: 'sita' },
      ]);
      expect((await write(api, staff.access, 'POST', 'staff', invitation)).status).toBe(409);
    });

    test('who signs up while they are invited: in every order the account is staff’s, and the stranger’s password opens nothing', async () => {
      const { api, staff } = await open();
      const names = { first_name: 'Somebody', last_name: 'Else' };
      const [invited, signedUp] = await Promise.all([
        write(api, staff.access, 'POST', 'staff', invitation),
        api.call('signup', { email, ...names, password: owners }),
      ]);
      expect([invited.status, signedUp.status]).toEqual([200, 200]);
      expect(await api.host.store.count('user', { where: { email, is_staff: true } })).toBe(1);
      expect((await api.call('login', { ...credentials, email, password: owners })).status).toBe(401);
    });
  });

  test('of two who change a password at once with the same old one, the second is refused', async () => {
    const { api } = await open();
    const sessions = [await api.signIn(email), await api.signIn(email)];
    const change = (new_password: string, access = '') =>
      api.call('changePassword', { old_password: password, new_password, re_password: new_password }, access);
    const [first, second] = await inOrder(
      'at once, the ending first',
      api,
      () => change(owners, sessions[0]?.access),
      () => change(thiefs, sessions[1]?.access),
    );
    expect([first.status, second.status]).toEqual([200, 401]);
    expect((await api.call('login', { ...credentials, password: owners })).status).toBe(200);
    expect((await api.call('login', { ...credentials, password: thiefs })).status).toBe(401);
  });

  test('a change that was begun twice in one session is done once', async () => {
    const { api } = await open();
    const { access } = await api.signIn(email);
    const change = (new_password: string) =>
      api.call('changePassword', { old_password: password, new_password, re_password: new_password }, access);
    const answers = await inOrder(
      'at once, the ending first',
      api,
      () => change(owners),
      () => change(thiefs),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect((await api.call('login', { ...credentials, password: owners })).status).toBe(200);
  });
}

async function mailedLink(api: Api): Promise<object> {
  await api.call('resetPassword', { email, redirect_url: page });
  return Object.fromEntries(new URL((await api.host.mails()).at(-1)?.link ?? origin).searchParams);
}

/** Does two things in an order; returns their answers. */
async function inOrder(order: (typeof orders)[number], api: Api, end: () => Promise<Answer>, act: () => Promise<Answer>) {
  if (order === 'freely') return Promise.all([end(), act()]);
  if (order === 'one after the other') {
    const used = await act();
    return [await end(), used] as const;
  }
  if (order === 'the other first') return [await end(), await act()] as const;
  const { store } = api.host;
  const tx = store.tx.bind(store);
  /** Begins something, as far as its transaction. */
  const begin = async (work: () => Promise<Answer>) => {
    const reached = new Promise<() => void>((resolve) => {
      store.tx = (inside) => new Promise<void>((go) => resolve(go)).then(() => tx(inside));
    });
    const answer = work();
    return { answer, go: await reached };
  };
  const [ending, using] = [await begin(end), await begin(act)];
  store.tx = tx;
  const [first, second] = order === 'at once, the use first' ? [using, ending] : [ending, using];
  first.go();
  await first.answer;
  second.go();
  return Promise.all([ending.answer, using.answer]);
}
