import { origin, type TestHost } from '@tests/contract/api';
import { failing } from '@tests/contract/describeNthFailure';
import { vi } from 'vitest';
import { StoreUnavailable } from '@/backend/store/port';
import type { Session } from '@/contract/account';
import { NetworkError, type Transport, type TransportRequest, type TransportResponse } from '@/providers/api/transport';
import type { Told } from './told';

/** A random number generator (mulberry32): numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The world of a run: processes that share a store, and a network of which the seed decides what it does with each message. */
export class Network {
  readonly told: Told = { added: new Map(), statuses: new Map(), changed: new Map(), sessions: 0, wrong: [] };
  /** Messages on their way, each with what goes on once it has arrived. */
  private readonly onTheirWay: (() => unknown)[] = [];
  /** How many wait for a message, and how many aren't done. */
  private waiting = 0;
  private live = 0;
  private isCalm = false;

  constructor(
    readonly random: () => number,
    private readonly hosts: readonly TestHost[],
  ) {
    for (const host of hosts) this.endangered(host);
  }

  /** Whether something goes wrong this time; once it is calm, nothing does. */
  chance = (share: number): boolean => !this.isCalm && this.random() < share;
  oneOf<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.random() * values.length)];
    if (value === undefined) throw new Error('There is none');
    return value;
  }

  /** Where the next transaction breaks: before this operation, or after so many, where its end is lost. */
  private breaksAt: number | undefined;

  /** Lets the transactions of a process break as those of one that is killed do. */
  private endangered({ store }: TestHost): void {
    const tx = store.tx.bind(store);
    store.tx = async (work) => {
      const at = this.breaksAt;
      this.breaksAt = undefined;
      let count = 0;
      const fail = () => {
        count += 1;
        if (count === at) throw new StoreUnavailable('lost', 'killed', {});
      };
      const result = await tx((inside) => work(at === undefined ? inside : failing(inside, fail)));
      // It was done, and nobody heard of it.
      if (at !== undefined && count < at) throw new StoreUnavailable('lost', 'killed at its end', {});
      return result;
    };
  }

  /** Lets something arrive, after and before whatever else is on its way. */
  soon(arrives: () => unknown): void {
    this.onTheirWay.push(arrives);
  }

  /** Waits until the network brings a message, in whatever order. */
  travel(): Promise<void> {
    this.waiting += 1;
    return new Promise((arrived) => {
      this.soon(() => {
        this.waiting -= 1;
        arrived();
      });
    });
  }

  private isRefreshing = false;

  /** Renews one session after another, as tabs do, without their lock: whoever waits for that isn't seen to wait. */
  readonly inTurn =
    (refresh: (access: string) => Promise<Session>) =>
    async (access: string): Promise<Session> => {
      while (this.isRefreshing) await this.travel();
      this.isRefreshing = true;
      try {
        return await refresh(access);
      } finally {
        this.isRefreshing = false;
      }
    };

  /** Renews a session for somebody who isn't seen to wait for that. */
  readonly alive =
    (refresh: (access: string) => Promise<Session>) =>
    async (access: string): Promise<Session> => {
      this.live += 1;
      return refresh(access).finally(() => (this.live -= 1));
    };

  /** Does something in a process that may be killed meanwhile. */
  async inDanger<Result>(work: () => Promise<Result>): Promise<Result> {
    // Two writes of one millisecond would be one version.
    for (const each of this.hosts) each.advance(0.002);
    this.breaksAt = this.chance(0.2) ? 1 + Math.floor(this.random() * 25) : undefined;
    try {
      return await work();
    } finally {
      this.breaksAt = undefined;
    }
  }

  /** Lets time pass, in seconds. */
  pass(seconds: number): void {
    for (const host of this.hosts) host.advance(seconds);
    vi.advanceTimersByTime(seconds * 1000);
  }

  private async deliver({ method, path, headers, body }: TransportRequest): Promise<TransportResponse> {
    const host = this.oneOf(this.hosts);
    const request = new Request(origin + path, { method, headers, ...(body !== undefined && { body }) });
    const response = await this.inDanger(() => host.fetch(request));
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  readonly send: Transport = async (request) => {
    await this.travel();
    const isWrite = request.method !== 'GET';
    if (this.chance(0.1)) throw new NetworkError('');
    // A proxy that sends it again, at once or much later.
    if (isWrite && this.chance(0.1)) await this.deliver(request);
    if (isWrite && request.headers['idempotency-key'] && this.chance(0.1)) this.onTheirWay.push(() => this.deliver(request));
    const answer = await this.deliver(request);
    if (this.chance(0.15)) throw new NetworkError('');
    await this.travel();
    return answer;
  };

  /** From now on nothing is lost, doubled or killed. */
  calm(): void {
    this.isCalm = true;
  }

  /** Lets everybody do their work; ends once all have, and nothing is on its way. */
  async run(works: readonly (() => Promise<void>)[]): Promise<void> {
    this.live += works.length;
    const all = works.map((work) => work().finally(() => (this.live -= 1)));
    while (this.live > 0 || this.onTheirWay.length > 0) {
      if (this.waiting < this.live) {
        await new Promise(setImmediate);
        continue;
      }
      if (this.chance(0.01)) this.pass(16 * 60);
      else if (this.chance(0.05)) this.pass(4);
      const [arrives] = this.onTheirWay.splice(Math.floor(this.random() * this.onTheirWay.length), 1);
      await arrives?.();
      await new Promise(setImmediate);
    }
    await Promise.all(all);
  }
}
