import { HttpError } from 'react-admin';
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
