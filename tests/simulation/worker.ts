import { form } from '@tests/contract/cases/faq';
import { calls } from '@/contract';
import type { Session } from '@/contract/account';
import type { Call, Input } from '@/contract/call';
import { versionOf } from '@/domain/versionOf';
import { createActivity } from '@/providers/api/activity';
import { createAuthorized } from '@/providers/api/authorized';
import { type Client, createClient } from '@/providers/api/client';
import { ApiError } from '@/providers/api/errors';
import { NetworkError } from '@/providers/api/transport';
import { withWriteKeys } from '@/providers/api/writeKeys';
import { createRefresh } from '@/providers/auth/refresh';
import type { SessionKeeper } from '@/providers/auth/session';
import type { Network } from './network';

/** How often each person does something. */
const steps = 6;

/** Keeps a session as a tab does, in memory. */
function keeperOf(first: Session): SessionKeeper {
  let held: Session | null = first;
  const read = async () => held;
  return {
    read,
    readLatest: read,
    async write(session) {
      held = session;
    },
    async replace(former, next) {
      if (held !== former) return false;
      held = next;
      return true;
    },
    remove() {
      held = null;
    },
    whyGone: () => undefined,
    subscribe: () => () => undefined,
  };
}

/** A tab of a person: the product's client, and the session that it renews. */
export interface Tab {
  client: Client;
  session: SessionKeeper;
  refresh(staleAccess: string): Promise<Session>;
  /** What the person is called. */
  names: readonly string[];
}

export function tabOf(network: Network, first: Session): Tab {
  const transport = withWriteKeys(network.send);
  const session = keeperOf(first);
  const refresh = network.inTurn(createRefresh({ session, transport, paths: {} }));
  const authorized = createAuthorized({ session, refresh });
  const client = createClient({ transport, activity: createActivity(), paths: {}, session, authorized });
  return { client, session, refresh, names: [first.username, first.email].flatMap((name) => name ?? []) };
}

/** What became of a write: its answer, that it was refused, or that nobody knows. */
type Outcome<Reply> = { is: 'done'; reply: Reply } | { is: 'refused' } | { is: 'unknown' };

/** A person at work: adds, changes and sets, and tries again what had no answer, as somebody does who presses Save again. */
export class Worker {
  constructor(
    private readonly network: Network,
    private client: Client,
    private readonly signIn: () => Promise<Client>,
    private readonly name: string,
    private readonly enquiry: number,
  ) {}

  async work(): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      const token = `${this.name} ${step}`;
      await this.network.oneOf([() => this.add(token), () => this.change(token), () => this.set(), () => this.look()])();
    }
  }

  private async write<C extends Call>(call: C, input: Input<C>, version?: string) {
    const press = {};
    const send = () => this.client.send(call, input, { press, quiet: true, ...(version !== undefined && { version }) });
    return this.tried(send);
  }

  private async tried<Reply>(send: () => Promise<Reply>): Promise<Outcome<Reply>> {
    do {
      try {
        return { is: 'done', reply: await send() };
      } catch (error) {
        const isOpen =
          error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 0));
        // Their session has ended: they sign in again, and find their form empty.
        if (error instanceof ApiError && error.status === 401) {
          this.client = await this.signIn();
          return { is: 'unknown' };
        }
        if (!isOpen) return { is: 'refused' };
      }
    } while (this.network.chance(0.8));
    return { is: 'unknown' };
  }

  private async add(token: string): Promise<void> {
    const { added } = this.network.told;
    const outcome = await this.write(calls.createFAQ, { ...form, faq_title: token, faq_desc: `<p>${token}</p>` });
    if (outcome.is === 'refused') this.network.told.wrong.push(`${token} was refused`);
    added.set(token, outcome.is === 'done');
  }

  private async change(token: string): Promise<void> {
    const read = await this.tried(() => this.client.send(calls.getAllFAQ, {}));
    if (read.is !== 'done') return;
    const { course_iid, ...faq } = this.network.oneOf(read.reply.data);
    const sent = {
      ...form,
      faq_desc: faq.faq_desc,
      courses: course_iid,
      faq_id: faq.iid,
      faq_title: token,
      modified_remarks: 'again',
    };
    const outcome = await this.write(calls.editFAQ, sent, `"faq/${faq.iid}/${versionOf(faq)}"`);
    // What somebody has written is based on what they have seen.
    if (outcome.is === 'done') this.network.told.changed.set(token, faq.faq_title);
  }

  /** An enquiry is one person's here: what they have set last is what it is. */
  private async set(): Promise<void> {
    const { statuses } = this.network.told;
    const enquiry_status = this.network.oneOf(['pending', 'converted', 'not-converted'] as const);
    const outcome = await this.write(calls.updateEnquiryStatus, { enquiry_id: this.enquiry, enquiry_status });
    const { last, perhaps = [] } = statuses.get(this.enquiry) ?? {};
    if (outcome.is === 'done') statuses.set(this.enquiry, { last: enquiry_status, perhaps });
    else statuses.set(this.enquiry, { last, perhaps: [...perhaps, enquiry_status] });
  }

  /** Whoever was told that a record was added finds it from then on. */
  private async look(): Promise<void> {
    const mine = [...this.network.told.added].filter(([token, isDone]) => isDone && token.startsWith(this.name));
    const read = await this.tried(() => this.client.send(calls.getAllFAQ, {}));
    if (read.is !== 'done') return;
    const texts = read.reply.data.map(({ faq_desc }) => faq_desc);
    for (const [token] of mine) if (!texts.includes(`<p>${token}</p>`)) this.network.told.wrong.push(`${token} isn't found`);
  }
}
