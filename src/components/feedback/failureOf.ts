import { HttpError } from 'react-admin';
import { readMessage, say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import { NetworkError } from '@/providers/api/transport';

/**
 * How a call has failed, as far as a person does something else about it: no answer came; the server may do it later; it answered what can't be read, and
 * may have done it; the record isn't there; it was refused.
 */
export type Failure = 'offline' | 'later' | 'unsure' | 'gone' | 'refused';

/** How a call that rejected has failed. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return 'offline';
  if (!(error instanceof ApiError || error instanceof HttpError)) return 'refused';
  if (readMessage(error.message).key === unreadable) return 'unsure';
  if (error.status === 404) return 'gone';
  return error.status >= 500 || tooSoon.includes(error.status) ? 'later' : 'refused';
}

/** Whether it may go through another time: nobody has refused it. */
export const mayPass = (failure: Failure): boolean => failure !== 'gone' && failure !== 'refused';

const unreadable = say('unreadable_reply');

/** A request that took too long, and one of too many. */
const tooSoon = [408, 429];

/** Whether a server said why: without an answer there is nothing to add. */
export const hasReason = (failure: Failure): boolean => failure !== 'offline';

/** Whether it is a server's refusal. */
export const isServers = (failure: Failure): boolean => failure !== 'offline' && failure !== 'unsure';
