import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import type { Found } from '@/contract/contentHealth';
import type { Person } from './handler';
import type { Oidc } from './oidc';

/** A stored file, of which nothing is read until a stream is; a Blob is one. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  readonly type: string;
  /** Returns the bytes from `start` up to, but without `end`. */
  slice(start: number, end: number): Pick<StoredFile, 'stream'>;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Stores uploaded files by paths that the backend makes, such as `course_banner_img/8Yx…/banner.png`. */
export interface Files {
  put(path: string, file: Blob): Promise<void>;
  /** Returns the file with its type; undefined where there is none. */
  get(path: string): Promise<StoredFile | undefined>;
  /** Does nothing where there is none. */
  remove(path: string): Promise<void>;
}

/** How long tokens are valid, in seconds. */
export interface Lifetimes {
  access: number;
  refresh: number;
}

/** A link, or the path of a stored image. */
export interface Opened {
  kind: 'link' | 'image';
  address: string;
}

/** Opens the links and images that records name, for content health. */
export interface Checks {
  /** Whether they are judged by their shape alone, and nothing is opened. */
  byShape: boolean;
  /** Says why one doesn't open, if it doesn't; `unknown` where that can't be told now. */
  found(opened: Opened): Promise<Found | 'unknown'>;
}

/** Limits tries at keys. What several processes answer, they count together. */
export interface Throttle {
  /** Counts one more try at `key`; rejects with 429 after `limit` of them in a minute, until that minute is over. */
  enter(key: string, now: Date, limit?: number): Promise<void>;
  /** Counts one more try at `key`; after `limit` of them in a minute each waits a little longer, and none is refused. */
  slow(key: string, now: Date, limit: number): Promise<void>;
  /** Forgets the tries at `key`, because one has succeeded. */
  succeeded(key: string): Promise<void>;
}

/** Who the people of sessions are, as far as this process knows. */
export interface People {
  /** Returns the person of a session that hasn't ended, by the access token that came with the refresh token of this id. */
  ofSession(session: number, refresh: string | undefined): Promise<Person | undefined>;
  /** Forgets who they are, because another process may have changed that. */
  forget(): void;
}

/** What the backend needs from its host, a browser tab or a server. */
export interface Host {
  store: Store;
  /** Has a listener called whenever this process has changed what may end somebody's access: a session, an account or a role. */
  onAccess(listener: () => void): void;
  people: People;
  /** Returns what every change of these tables changes; undefined while none is known. */
  versionOf?(tables: readonly TableName[]): Promise<string | undefined>;
  /**
   * Does work that only reads on a copy of the store, which may be behind, but has all that this person has written; undefined where no copy
   * has it, or one fails: then the store itself is read. A host with one store has none.
   */
  fromCopy?:
    | (<Answer>(person: Person, work: (store: Store) => Promise<Answer>) => Promise<{ answer: Answer } | undefined>)
    | undefined;
  files: Files;
  /** Returns the SHA-256 of a file, in Base64, without reading it whole into memory; a host without this has that done. */
  hashOf?(file: Blob): Promise<string>;
  now(): Date;
  /** Returns an unguessable text that is safe in a URL. */
  newToken(): string;
  /** Signs the tokens. */
  secret: string;
  /** The payloads of tokens that were verified: what was signed stays so. A host that is seldom asked keeps none. */
  verified?: Map<string, unknown>;
  lifetimes: Lifetimes;
  /** Whether anybody may make an account; otherwise accounts are made by invitation. */
  signUp: boolean;
  passwords: {
    hash(password: string): Promise<string>;
    verify(password: string, hash: string): Promise<boolean>;
  };
  /** Limits guesses at passwords, and requests that anybody may make. It writes outside of transactions. */
  throttle: Throttle;
  /** Returns HTML without what no screen would show of it, such as scripts: the same text where there is nothing of that. */
  cleanHtml(html: string): Promise<string>;
  checks: Checks;
  /** Returns the menus that the product comes with, as rows with ids of their own. */
  standardMenu(): Promise<unknown>;
  /** Backups are made, when they are asked for, and perhaps by the clock; a host without this makes none. */
  backups?: { next(now: Date): Date | undefined };
  /** Signing in by accounts of the office's own, where there are any. */
  oidc?: Oidc | undefined;
  /** Whether passwords sign nobody in. */
  passwordsOff?: boolean;
  /** The addresses of the product, an origin each and perhaps a folder, without a slash at the end; mailed links lead to no others. */
  sites: readonly string[];
  /** Called with every unexpected error. */
  report(error: unknown): void;
}

/** Lifetimes for production: 15 minutes for access, 14 days for refresh. */
export const usualLifetimes: Lifetimes = { access: 15 * 60, refresh: 14 * 24 * 60 * 60 };
