import { createContext } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type { To } from 'react-router-dom';
import { readMessage, say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import { NetworkError } from '@/providers/api/transport';

/**
 * How a call has failed, as far as the person's next step depends on it: no response; a server that may do it later; an unreadable
 * response, after which it may have been done; a record that doesn't exist; a refusal.
 */
export type Failure = 'offline' | 'later' | 'unsure' | 'gone' | 'refused';

/** Returns how a rejected call has failed. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return 'offline';
  if (!(error instanceof ApiError || error instanceof HttpError)) return 'refused';
  if (readMessage(error.message).key === unreadable) return 'unsure';
  if (error.status === 404) return 'gone';
  return error.status >= 500 || tooSoon.includes(error.status) ? 'later' : 'refused';
}

/** Tells whether another attempt may succeed: the server hasn't refused it. */
export const mayPass = (failure: Failure): boolean => failure !== 'gone' && failure !== 'refused';

const unreadable = say('unreadable_reply');

/** Request timeouts, and too many requests. */
const tooSoon = [408, 429];

/** Tells whether the server gave a reason: without a response there is none. */
export const hasReason = (failure: Failure): boolean => failure !== 'offline';

/** Tells whether a server refused it. */
export const isServers = (failure: Failure): boolean => failure !== 'offline' && failure !== 'unsure';

interface Way {
  to: To;
  /** A key of the catalogue. */
  label: 'ui.to_list' | 'ui.to_tree';
}

/** The list or the tree that a page belongs to: if the page's record doesn't exist, it links there. */
export const WayOut = createContext<Way | undefined>(undefined);

interface FailureTextProps {
  /** Keys of the catalogue, by kind of failure: what is kept and what to do. Without such a key, only the server's sentence is shown. */
  texts: 'ui.not_done' | 'ui.not_sent';
  error: Error;
  /** The server's sentence, if it isn't the error's message. */
  reason?: string;
}

/** Says what is kept and what to do after a call that failed, and below it the server's own sentence. */
export function FailureText({ texts, error, reason = error.message }: FailureTextProps) {
  const translate = useTranslate();
  const failure = failureOf(error);
  const ours = translate(`${texts}.${failure}`, { _: '' });
  return (
    <>
      {ours && <div>{ours}</div>}
      {hasReason(failure) && <div>{translate(reason, { _: reason })}</div>}
    </>
  );
}
