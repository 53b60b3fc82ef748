import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod/mini';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { fromAd, toBs } from '@/domain/calendar/bikramSambat';
import { versionOf } from '@/domain/versionOf';
import { isUndecided } from '@/providers/api/writeKeys';
import { belowThemselves, type Operation, stateOf } from './checkHistory';

/** The records of an office about which people meet. */
export interface Matters {
  faqs: readonly number[];
  quizzes: readonly number[];
  chain: { courses: number; subcourse: number; subcourse_main_topic: number; lesson: number; quiz_level: number };
  modelsets: readonly number[];
  year: number;
  batches: readonly (number | null)[];
}

/** Servers of one database, of which some may be away, and all that was done at them. */
export interface Office {
  servers: readonly { url: string }[];
  matters: Matters;
  operations: Operation[];
  /** What was seen that may not be. */
  wrong: string[];
}

export function oneOf<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is none');
  return value;
}

/** How many lines are cut before the answer, and after how many milliseconds at most. */
const cut = { share: 0.2, longest: 40 };

/** How often a request is sent that nobody answers, and how long the next waits, in milliseconds. */
const tries = { most: 200, pause: 25 };

export const works = ['edit', 'move', 'tag', 'untag', 'schedule', 'reschedule', 'add', 'remove'] as const;
type Work = (typeof works)[number];

/** A person in one tab, who does one thing after another: what, by chance, and at whichever server. */
export class Lane {
  private count = 0;
  private round = 0;
  /** Questions that were added, which nobody else deletes. */
  private readonly added: { id: number; value: string }[] = [];

  constructor(
    private readonly office: Office,
    private readonly by: string,
    private readonly access: string,
    private readonly random: () => number,
  ) {}

  /** Does one thing: mostly what all do just now, so that they meet. */
  async step(common: Work, round: number): Promise<void> {
    this.round = round;
    await this[this.random() < 0.7 ? common : this.oneOf(works)]();
  }

  private readonly oneOf = <Value>(values: readonly Value[]): Value => oneOf(this.random, values);

  /** A number that nobody else has. */
  private token(): number {
    this.count += 1;
    return this.count * 10 + Number(this.by.at(-1));
  }

  /** Sends a request until somebody answers, as a page does with one press, or gives up; notes what was done by its answer. */
  private async send<Reply extends z.ZodMiniType>(
    call: Call & { reply: Reply },
    { body, path = call.path, version }: { body?: object; path?: string; version?: string },
    noted: (reply: z.output<Reply> | undefined) => readonly Operation['did'][],
  ): Promise<z.output<Reply> | undefined> {
    const key = randomUUID();
    const began = performance.now();
    const patience = call.writes && this.random() < 0.1 ? 1 : tries.most;
    let outcome: Operation['outcome'] = 'unknown';
    let reply: z.output<Reply> | undefined;
    for (let count = 0; count < patience && outcome === 'unknown'; count += 1) {
      const answer = await this.request(call, path, body, { 'idempotency-key': key, ...(version && { 'if-match': version }) });
      if (!answer) await setTimeout(tries.pause);
      else if (!isUndecided(answer.status)) outcome = answer.status === 200 ? 'done' : 'refused';
      if (outcome === 'done') reply = call.reply.parse(answer?.body);
      if (answer && ![200, 400, 404, 409, 502, 503].includes(answer.status))
        this.office.wrong.push(`${call.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    const ended = performance.now();
    for (const did of noted(reply)) this.office.operations.push({ by: this.by, began, ended, outcome, did });
    return reply;
  }

  /** Resolves with undefined where nobody answers, or the line is cut meanwhile. */
  private async request({ method }: Call, path: string, body: object | undefined, headers: Record<string, string>) {
    try {
      const answer = await fetch(this.oneOf(this.office.servers).url + path, {
        method,
        headers: { ...headers, authorization: `Bearer ${this.access}`, 'content-type': 'application/json' },
        body: JSON.stringify(body) ?? null,
        signal: this.random() < cut.share ? AbortSignal.timeout(Math.floor(this.random() * cut.longest)) : null,
      });
      const read: unknown = await answer.json();
      return { status: answer.status, body: read };
    } catch {
      return undefined;
    }
  }

  private async edit(): Promise<void> {
    const id = this.oneOf(this.office.matters.faqs);
    const record = `faq ${id}`;
    const seen = (title: string) => stateOf({ faq_title: title });
    const path = calls.fetchFAQById.path.replace('{id}', String(id));
    const read = await this.send(calls.fetchFAQById, { path }, (reply) =>
      reply ? [{ kind: 'read', record, value: seen(reply.data.faq_title) }] : [],
    );
    if (!read) return;
    const { faq_title, faq_desc, course_iid: courses, priority_order } = read.data;
    const title = `${this.by} ${this.token()}`;
    const body = { faq_title: title, faq_desc, courses, priority_order, faq_id: id, modified_remarks: 'more exact' };
    await this.send(calls.editFAQ, { body, version: `"faq/${id}/${versionOf(read.data)}"` }, () => [
      { kind: 'write', record, value: seen(title), base: seen(faq_title) },
    ]);
  }

  private async move(): Promise<void> {
    const read = await this.send(calls.getDepartmentAll, {}, (reply) =>
      (reply?.data ?? []).map(({ id, department_name, parent }) => ({
        kind: 'read',
        record: `department ${id}`,
        value: stateOf({ department_name, parent }),
      })),
    );
    if (!read) return;
    const turned = belowThemselves(read.data);
    if (turned.length > 0) this.office.wrong.push(`${this.by} reads departments below themselves: ${turned.join()}`);
    // Few, so that they meet.
    const nodes = read.data.toSorted((one, other) => one.id - other.id).slice(0, 5);
    const { id, department_code, ...standing } = this.oneOf(nodes);
    const fields = {
      department_name: `${this.by} ${this.token()}`,
      parent: this.oneOf([null, ...nodes.map((each) => each.id)]),
    };
    // Some forms say on which version they are based, and the others overwrite.
    const isBased = this.random() < 0.5;
    const version = isBased ? `"department/${id}/${versionOf(standing)}"` : undefined;
    const { department_name, parent } = standing;
    await this.send(
      calls.updateDepartment,
      { body: { ...fields, department_code, department_id: id, modified_remarks: 'moved by us' }, ...(version && { version }) },
      () => [
        {
          kind: 'write',
          record: `department ${id}`,
          value: stateOf(fields),
          base: isBased ? stateOf({ department_name, parent }) : undefined,
        },
      ],
    );
  }

  private async tag(): Promise<void> {
    const { chain, quizzes, modelsets } = this.office.matters;
    const modelset = this.oneOf(modelsets);
    const marks_weightage = 1000 + this.token() / 100;
    const quiz = this.oneOf([...quizzes, ...this.added.map(({ id }) => id)]);
    const body = { ...chain, quiz, modelset, modelset_order_priority: 500 + this.round, marks_weightage };
    await this.send(calls.quizTag, { body }, () => [{ kind: 'add', set: `tags ${modelset}`, value: String(marks_weightage) }]);
  }

  private async untag(): Promise<void> {
    const modelset = this.oneOf(this.office.matters.modelsets);
    const set = `tags ${modelset}`;
    const body = { courses: this.office.matters.chain.courses, modelset };
    const read = await this.send(calls.getModelsetReport, { body }, (reply) =>
      reply ? [{ kind: 'list', set, values: reply.data.map(({ marks_weightage }) => String(marks_weightage)) }] : [],
    );
    const ours = (read?.data ?? []).filter(({ marks_weightage }) => Number(marks_weightage) > 1000);
    if (ours.length === 0) return;
    const { tag_id, marks_weightage } = this.oneOf(ours);
    await this.send(calls.deleteQuizTag, { body: { tag_id } }, () => [{ kind: 'remove', set, value: String(marks_weightage) }]);
  }

  /** A sitting of two hours that meets those of the hours around it; its duration tells it from others. */
  private sitting(exam_time_duration: string) {
    const { modelsets, batches } = this.office.matters;
    // Each round has a day of its own, on which all places are free.
    const day = new Date(Date.UTC(2041, 0, 1 + this.round)).toISOString().slice(0, 10);
    const hour = Math.floor(this.random() * 4);
    const at = (ahead: number) => `${day}T${String(hour + ahead).padStart(2, '0')}:00:00.000Z`;
    const nepali = toBs(fromAd(day) ?? 0);
    return {
      ...{ modelset: this.oneOf(modelsets), batch: this.oneOf(batches), exam_time_duration },
      ...{ live_start_nep_date: nepali, live_start_date_time: at(0), live_end_nep_date: nepali, live_end_date_time: at(2) },
    };
  }

  private async schedule(): Promise<void> {
    const token = this.token();
    const value = [0, Math.floor(token / 60), token % 60].map((part) => String(part).padStart(2, '0')).join(':');
    await this.send(calls.tagModelsetLive, { body: this.sitting(value) }, () => [{ kind: 'add', set: 'sittings', value }]);
  }

  private async reschedule(): Promise<void> {
    const { chain, year } = this.office.matters;
    const body = { courses: chain.courses, year, live_exam_status: 'PENDING' };
    const read = await this.send(calls.filterLiveModelset, { body }, (reply) =>
      reply ? [{ kind: 'list', set: 'sittings', values: reply.data.map((each) => each.exam_time_duration) }] : [],
    );
    const ours = (read?.data ?? []).filter((each) => each.exam_time_duration < '01');
    if (ours.length === 0) return;
    const { tag_id, exam_time_duration } = this.oneOf(ours);
    await this.send(calls.updateModelsetLive, { body: { ...this.sitting(exam_time_duration), tag_id } }, () => []);
  }

  private async add(): Promise<void> {
    const value = `<p>${this.by} ${this.token()}</p>`;
    const body = {
      ...{ question: value, correct_option: 'Gandaki', answer_desc: '<p>It is older.</p>', has_video_solution: 'n' },
      quiz_options: ['Koshi', 'Gandaki'].map((name) => ({ options: `<p>${name}</p>`, correct: name === 'Gandaki' })),
    };
    const reply = await this.send(calls.createQuiz, { body }, () => [{ kind: 'add', set: 'questions', value }]);
    if (reply?.data) this.added.push({ id: reply.data.iid, value });
  }

  private async remove(): Promise<void> {
    if (this.added.length === 0) return this.add();
    const { id, value } = this.oneOf(this.added);
    const path = calls.deleteQuiz.path.replace('{id}', String(id));
    await this.send(calls.deleteQuiz, { path }, () => [{ kind: 'remove', set: 'questions', value }]);
  }
}
