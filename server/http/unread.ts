import type { IncomingMessage } from 'node:http';

/** How many bytes of a body are received although nobody reads them. */
const most = 128 * 1024 * 1024;

/**
 * Receives what is left of a request's body, and keeps nothing of it: a client that is still sending might never see an answer that says why
 * it was refused. Returns false where the connection can't be used again: too much is left, or a part has been read.
 */
export async function isRead({ complete }: IncomingMessage, request: Request): Promise<boolean> {
  // The body is a stream that is made when it is asked for.
  if (complete) return true;
  const { body } = request;
  if (body === null) return true;
  if (body.locked) return false;
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > most) return false;
    }
  } catch {
    return false;
  }
  return true;
}
