import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import { NetworkError } from '@/providers/api/transport';
import { failureOf } from './failures';

test.each([
  [new NetworkError('rules.no_answer'), 'offline'],
  [new ApiError(500, 'rules.server_error'), 'later'],
  [new HttpError('Bad gateway', 502), 'later'],
  [new ApiError(408, 'rules.refused'), 'later'],
  [new ApiError(429, say('too_many_attempts', { count: 30 })), 'later'],
  [new ApiError(200, say('unreadable_reply', { call: 'createFaq' })), 'unsure'],
  [new HttpError('rules.faq_not_found', 404), 'gone'],
  [new ApiError(200, 'rules.package_name_taken'), 'refused'],
  [new ApiError(403, 'rules.not_staff'), 'refused'],
  [new HttpError('rules.moved_meanwhile', 409), 'refused'],
  [new Error('What nobody has thought of'), 'refused'],
  ['no error at all', 'refused'],
])('%s is %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
