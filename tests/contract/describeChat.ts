import { expect, test } from 'vitest';
import { chatPageSize } from '@/contract/chat';
import type { ChatLine } from './chatLine';

interface ChatHost {
  /** Connects a person of the demo; rejects with the status where they aren't let in. */
  connect(email: string, room?: string): Promise<ChatLine>;
}

const staff = 'staff@coursedesk.test';
const colleague = 'bikash.tharu@coursedesk.test';

let lines = 0;
/** An id that no other test uses. */
const ownId = () => `line-${++lines}-${Date.now()}`;

/** Asks for everything after an id; returns the texts that came, with the end of the answer. */
async function after(line: ChatLine, since: number) {
  line.send({ since });
  const texts: string[] = [];
  for (;;) {
    const frame = await line.next();
    if ('until' in frame) return { texts, end: frame };
    if ('message' in frame) texts.push(frame.message);
  }
}

/** Tests the rules of the chat, on any host that has the demo's people and messages. */
export function describeChat(open: () => Promise<ChatHost>): void {
  test('opening gives the last messages, in order, with their end', async () => {
    const line = await (await open()).connect(staff);
    const { texts, end } = await after(line, 0);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts[0]).toContain('नमस्ते');
    expect(end).toMatchObject({ since: 0, more: false });
    expect(end.until).toBeGreaterThanOrEqual(texts.length);
  });

  test('a message comes to everybody, with its sender, its id and the id that its sender gave it', async () => {
    const host = await open();
    const [mine, other] = [await host.connect(staff), await host.connect(colleague)];
    const { end } = await after(other, 0);
    const local_id = ownId();
    mine.send({ message: '  Two lines,\r\nand a 😀 ', local_id });
    const expected = {
      id: end.until + 1,
      user_name: 'asmita.shrestha',
      full_name: 'Asmita Shrestha',
      message: 'Two lines,\nand a 😀',
      local_id,
    };
    expect(await mine.next()).toMatchObject(expected);
    expect(await other.next()).toMatchObject(expected);
    expect((await after(other, end.until)).texts).toEqual(['Two lines,\nand a 😀']);
  });

  test('a message that is sent again is the same one, and comes back to its sender alone', async () => {
    const host = await open();
    const [mine, other] = [await host.connect(staff), await host.connect(colleague)];
    const text = { message: 'Once is enough', local_id: ownId() };
    mine.send(text);
    const first = await mine.next();
    mine.send(text);
    expect(await mine.next()).toEqual(first);
    expect(await other.next()).toEqual(first);
    // The other's own id of the same letters is another message.
    other.send(text);
    expect(await other.next()).toMatchObject({ user_name: 'bikash.tharu', local_id: text.local_id });
    expect(other.rest()).toEqual([]);
  });

  test.each([
    [{ message: ' \n ' }, 'This field is required'],
    [{ message: 'a'.repeat(2001) }, 'shouldnot have more than 2000 characters'],
    [{ message: 'left\u202eright' }, 'Must not contain control or broken characters'],
    [{ message: 7 }, 'This field is required'],
    [{}, 'This field is required'],
    ['not JSON', 'This field is required'],
    ['[1]', 'This field is required'],
    [{ since: -1 }, 'This field is required'],
  ])('%j is refused, and the connection stays', async (sent, msg) => {
    const line = await (await open()).connect(staff);
    const local_id = ownId();
    line.send(typeof sent === 'string' ? sent : { ...sent, local_id });
    expect(await line.next()).toEqual({ status: 400, msg, ...(typeof sent !== 'string' && { local_id }) });
    line.send({ message: '😀'.repeat(2000) });
    expect(await line.next()).toMatchObject({ message: '😀'.repeat(2000) });
  });

  test('a learner, another room and a token that isn’t ours are refused', async () => {
    const { connect } = await open();
    await expect(connect('learner@coursedesk.test')).rejects.toBe(403);
    await expect(connect(staff, '2')).rejects.toBe(404);
    await expect(connect('', '1')).rejects.toBe(401);
  });

  test('after a gap everything that is missing comes, in pages', async () => {
    const host = await open();
    const line = await host.connect(colleague);
    const { end } = await after(line, 0);
    const texts = Array.from({ length: 15 }, (_, place) => `missed ${place}`);
    for (const message of texts) line.send({ message });
    for (const message of texts) expect(await line.next()).toMatchObject({ message });
    const back = await host.connect(staff);
    expect(await after(back, end.until)).toMatchObject({
      texts,
      end: { since: end.until, until: end.until + texts.length, more: texts.length === chatPageSize },
    });
  });

  test('a question for what comes after a message that isn’t there is answered by the last one that is', async () => {
    const line = await (await open()).connect(staff);
    const { end } = await after(line, 0);
    expect((await after(line, end.until + 50)).end).toMatchObject({ until: end.until, more: false, epoch: end.epoch });
  });

  test('what a person has seen is known in their other browsers, and later; it never becomes less, nor more than there is', async () => {
    const host = await open();
    const person = 'reader@coursedesk.test';
    const [one, other, somebody] = [await host.connect(person), await host.connect(person), await host.connect(colleague)];
    const { until: last, epoch = '', seen } = (await after(one, 0)).end;
    await after(other, 0);
    const theirs = (await after(somebody, 0)).end.seen;
    expect(seen).toBe(null);
    one.send({ seen: 3, epoch });
    expect(await other.next()).toEqual({ seen: 3, epoch });
    one.send({ seen: 2, epoch });
    expect(await other.next()).toEqual({ seen: 3, epoch });
    one.send({ seen: last, epoch: 'of another database' });
    one.send({ seen: 1_000_000, epoch });
    expect(await other.next()).toEqual({ seen: last, epoch });
    expect((await after(await host.connect(person), last)).end).toMatchObject({ seen: last });
    expect((await after(somebody, last)).end.seen).toBe(theirs);
  });

  test('more than anybody types is refused, and much more ends the connection', async () => {
    const line = await (await open()).connect('content.desk@coursedesk.test');
    for (let place = 0; place < 21; place += 1) line.send({ message: `hurry ${place}` });
    for (let place = 0; place < 20; place += 1) expect(await line.next()).toMatchObject({ message: `hurry ${place}` });
    expect(await line.next()).toMatchObject({ status: 429 });
    for (let place = 0; place < 100; place += 1) line.send({ since: 1_000_000 });
    expect(await line.closed).toBe(4429);
  });
}
