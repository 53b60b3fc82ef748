import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fileOf } from '@tests/contract/files';
import { calls } from '@/contract';
import type { ChatLine } from '../contract/chatLine';
import { chatAddress, connectChat } from './chatClient';
import { credentials } from './testServer';

interface Server {
  url: string;
}

interface Sent {
  method: string;
  path: string;
  body?: object | FormData;
  token?: string;
  key?: string;
}

const people = ['staff@coursedesk.test', 'sarita.adhikari@coursedesk.test', 'bikash.tharu@coursedesk.test'];
const question = {
  question: '<p>Which rivers rise beyond the Himalaya?</p>',
  quiz_options: [
    { options: '<p>Koshi</p>', correct: false },
    { options: '<p>Gandaki</p>', correct: true },
  ],
  correct_option: 'Gandaki',
  answer_desc: '<p>They are older than the mountains.</p>',
  has_video_solution: 'n',
};

/** Waits for a frame of the chat; rejects where a text is refused, or nothing is heard for long. */
async function hear(line: ChatLine, isIt: (frame: Awaited<ReturnType<ChatLine['next']>>) => boolean): Promise<void> {
  for (;;) {
    const frame = await Promise.race([line.next(), setTimeout(20_000, undefined, { ref: false })]);
    if (!frame) throw new Error('chat: nothing is heard');
    if ('status' in frame) throw new Error(`chat: ${frame.status} ${frame.msg}`);
    if (isIt(frame)) return;
  }
}

/** The work of an office by calls of several kinds, each at the next of several servers, which may become more meanwhile. */
export function createWork(servers: Server[], access: string) {
  const refused: string[] = [];
  const rounds: Record<string, number> = {};
  const kept = {
    faqs: new Set<string>(),
    quizzes: new Set<number>(),
    categories: new Set<string>(),
    messages: new Set<string>(),
  };
  let slowest = 0;
  let turn = 0;
  const next = (): Server => {
    turn += 1;
    return servers[turn % servers.length] ?? { url: '' };
  };

  /** Sends a request; rejects with what it is refused with. */
  async function send({ method, path, body, key, token = access }: Sent): Promise<Response> {
    const began = performance.now();
    const isForm = body instanceof FormData;
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(!isForm && { 'content-type': 'application/json' }),
      'x-forwarded-for': `10.0.${turn % 250}.${Math.floor(Math.random() * 250)}`,
    };
    const answer = await fetch(next().url + path, { method, headers, body: isForm ? body : (JSON.stringify(body) ?? null) });
    slowest = Math.max(slowest, performance.now() - began);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const ask = async (sent: Sent) => (await send(sent)).json();
  const expectSame = (one: unknown, other: unknown, what: string) => {
    if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(`${what}: ${JSON.stringify([one, other])}`);
  };
  const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

  const kinds = {
    /** Added twice with one key, changed, and read in the history. */
    async faq(name: string) {
      const form = { faq_title: name, faq_desc: '<p>Yes.</p>', courses: 1, priority_order: 1 };
      const adding = { ...calls.createFAQ, body: form, key: randomUUID() };
      const first = calls.createFAQ.reply.parse(await ask(adding));
      const second = calls.createFAQ.reply.parse(await ask(adding));
      const iid = first.data?.iid ?? 0;
      expectSame(second.data?.iid, iid, 'Sent again with its key');
      const faq_title = `${name}, changed`;
      await ask({ ...calls.editFAQ, body: { ...form, faq_title, faq_id: iid, modified_remarks: 'more exact' } });
      kept.faqs.add(faq_title);
      const entries = await ask({ method: 'GET', path: filtered('/rest/history', { area: 'faq', record: iid }) });
      expectSame(calls.getHistory.reply.parse({ rows: entries, total: 2 }).rows.length, 2, 'The history');
    },
    /** Added and deleted; every other one is restored. */
    async quiz(name: string, round: number) {
      const body = { ...question, question: `<p>${name}</p>` };
      const { data } = calls.createQuiz.reply.parse(await ask({ ...calls.createQuiz, body }));
      const iid = data?.iid ?? 0;
      await ask({ method: 'DELETE', path: calls.deleteQuiz.path.replace('{id}', String(iid)) });
      if (round % 2) return;
      const [entry] = await ask({ method: 'GET', path: filtered('/rest/recycled', { area: 'quiz', record: iid }) });
      await ask({ method: 'PUT', path: `/rest/recycled/${entry.id}`, body: {} });
      kept.quizzes.add(iid);
    },
    async category(name: string, round: number) {
      const form = { category_name: name, course_categories_code: `U${round}` };
      const { data } = calls.createCategory.reply.parse(await ask({ ...calls.createCategory, body: form }));
      const category_name = `${name}, changed`;
      const change = { ...form, category_name, category_id: data?.iid, modified_remarks: 'more exact' };
      await ask({ ...calls.updateCategory, body: change });
      kept.categories.add(category_name);
    },
    async session(_: string, round: number) {
      const person = { ...credentials, email: people[round % people.length] };
      const signed = calls.login.reply.parse(await ask({ ...calls.login, body: person, token: '' }));
      const { refresh } = signed.data.tokens;
      const fresh = calls.refresh.reply.parse(await ask({ ...calls.refresh, body: { refresh }, token: '' }));
      const leaving = { ...calls.logout, body: { refresh: fresh.refresh ?? refresh }, token: fresh.access };
      await ask(leaving);
    },
    async upload(name: string) {
      const body = new FormData();
      body.set('course_id', '1');
      body.set('course_banner_img', fileOf('png', 'banner.png', name));
      const { data } = calls.editCourseBannerImg.reply.parse(await ask({ ...calls.editCourseBannerImg, body }));
      const file = await send({ method: 'GET', path: `/media/${data?.course_banner_img}` });
      expectSame((await file.text()).endsWith(name), true, 'The file');
    },
    /** Said at one server, and heard by somebody at each. */
    async chat(name: string) {
      const lines = await Promise.all(servers.map((server) => connectChat(chatAddress(server, access))));
      const local_id = name.replaceAll(' ', '-');
      for (const line of lines) {
        line.send({ since: 0 });
        await hear(line, (frame) => 'until' in frame);
      }
      lines[turn % lines.length]?.send({ message: name, local_id });
      for (const line of lines) {
        await hear(line, (frame) => 'message' in frame && frame.local_id === local_id);
        line.close();
      }
      kept.messages.add(local_id);
      // Nobody may say more than 20 in 10 s.
      await setTimeout(600);
    },
  };

  return {
    refused,
    rounds,
    kept,
    slowest: () => Math.round(slowest),
    /** Lets one person do each kind of work again and again; returns what ends that, once each has finished. */
    open() {
      const closed = new AbortController();
      const lanes = Object.entries(kinds).map(async ([kind, work]) => {
        for (let round = 0; !closed.signal.aborted; round += 1) {
          await work(`${kind} ${round}`, round).catch((error: unknown) => void refused.push(String(error)));
          rounds[kind] = round + 1;
        }
      });
      return async () => {
        closed.abort();
        await Promise.all(lanes);
      };
    },
  };
}
