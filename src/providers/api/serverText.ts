import { rules } from '@/providers/i18n/rules';

/** Returns the message of a reply, as the server sent it; empty where there is none. */
export const sentenceOf = (reply: unknown): string =>
  typeof reply === 'object' && reply !== null && 'msg' in reply && typeof reply.msg === 'string' ? reply.msg : '';

/** Returns the text for a successful write: a key of the catalogue, or the server's own text. */
export const noticeOf = (reply: unknown): string => rules.of(sentenceOf(reply)) || 'ui.done';
