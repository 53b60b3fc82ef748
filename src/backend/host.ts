import type { Store } from '@/backend/store/port';

export interface Mail {
  to: string;
  subject: string;
  link: string;
}

/** Where uploaded files live, by paths of the backend's making, such as `course_banner_img/8Yx…/banner.png`. */
export interface Files {
  put(path: string, file: Blob): Promise<void>;
  /** The file with its type; undefined where there is none. */
  get(path: string): Promise<Blob | undefined>;
  /** Does nothing where there is none. */
  remove(path: string): Promise<void>;
}

/** Seconds that a token is good for. */
export interface Lifetimes {
  access: number;
  refresh: number;
}

/** What the backend needs from the machine it runs on: a browser tab or a server. */
export interface Host {
  store: Store;
  files: Files;
  now(): Date;
  /** An unguessable text that is safe in a URL. */
  newToken(): string;
  /** Signs the tokens. */
  secret: string;
  lifetimes: Lifetimes;
  passwords: {
    hash(password: string): Promise<string>;
    verify(password: string, hash: string): Promise<boolean>;
  };
  /** Sends a mail, or puts it where it can be read. */
  mail(mail: Mail): Promise<void>;
  /** Where the product is served, as origins: a mailed link leads to no other place. */
  origins: readonly string[];
  /** Is told of every error that nobody foresaw. */
  report(error: unknown): void;
}

/** Lifetimes for real use: a quarter of an hour, and a fortnight. */
export const usualLifetimes: Lifetimes = { access: 15 * 60, refresh: 14 * 24 * 60 * 60 };
