import { z } from 'zod/mini';
import type { Call } from '@/contract/call';
import { say } from '@/contract/message';
import { rules } from '@/providers/i18n/rules';
import { errorFields } from './errorFields';
import type { TransportResponse } from './transport';

/** A refusal, or no answer at all (status 0). */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    /** For a toast: a rule's text as `say` encodes it, or the server's own. */
    message: string,
    /** Texts by wire field; `non_field_errors` belong to the whole form. */
    readonly fields: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(message);
  }
}

/**
 * Makes the error of a refused request, whatever shape the server gave it; never throws. A sentence becomes a rule's text if the rules have
 * loaded.
 */
export function readRefusal(answer: TransportResponse, call?: Call): ApiError {
  const { status, body, headers } = answer;
  const { msg, detail } = saying.safeParse(body).data ?? {};
  const fields = errorFields(body, call);
  const first = Object.values(fields)[0]?.[0];
  // With a success status, `msg` is a message of success.
  const texts = status < 300 ? [first, msg, detail] : [msg, detail, first];
  return new ApiError(
    status,
    rules.of(texts.find(Boolean) ?? proxyText(answer) ?? laterText(headers) ?? plainly(status)),
    fields,
  );
}

const saying = z.object({ msg: z.catch(z.optional(z.string()), undefined), detail: z.catch(z.optional(z.string()), undefined) });

const megabyte = 1024 * 1024;

/** Says what a proxy means that answers in the server's place: a page, or nothing but the status. A server of ours has a sentence. */
function proxyText({ status, body, sent = 0 }: TransportResponse): string | undefined {
  if (body !== undefined && body !== null) return undefined;
  if (status === 413) return say('too_large_for_proxy', { size: Math.ceil((sent / megabyte) * 10) / 10 });
  return status > 501 && status < 505 ? say('proxy_unanswered') : undefined;
}

/** Says when the server may be asked again, if it says so: in seconds, or by a date. Source: RFC 9110, section 10.2.3. */
function laterText(headers: Headers | undefined): string | undefined {
  const later = headers?.get('retry-after')?.trim();
  if (!later) return undefined;
  const seconds = /^\d{1,9}$/.test(later) ? Number(later) : Math.ceil((Date.parse(later) - Date.now()) / 1000);
  return seconds > 0 ? say('too_many_attempts', { count: seconds }) : undefined;
}

const plainly = (status: number) => (status >= 500 ? 'rules.server_error' : 'rules.refused');
