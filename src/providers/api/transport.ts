import type { Method } from '@/contract/call';
import type { Pressed } from './writeKeys';

/** The progress of an upload, in bytes. */
export interface Progress {
  loaded: number;
  total: number;
}

/** One request below the client: a path of the API with its headers and encoded body. */
export interface TransportRequest {
  /** The call's name, for the demo's switches and the activity bar; it isn't sent. */
  call: string;
  /** A named call's method; `PUT` only of `/rest`. */
  method: Method | 'PUT';
  /** Begins with a slash; parameters are already encoded. */
  path: string;
  headers: Record<string, string>;
  /** JSON text, or the parts of a multipart form. */
  body?: string | FormData;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** What sent a write; it isn't sent. */
  pressed?: Pressed;
}

/** Any answer, refusals included; `body` is the parsed JSON, null where the answer was empty, or undefined where it wasn't JSON. */
export interface TransportResponse {
  status: number;
  body: unknown;
  /** Undefined where the request was an upload, or was sent ahead. */
  headers?: Headers;
  /** How many bytes of a body were too many. */
  sent?: number;
}

/**
 * The boundary between the product and its hosts: over the network, or to the backend in the same tab. Rejects with `NetworkError` when no
 * answer came, and with the signal's reason when it was aborted.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** No answer came: the server is unreachable or the connection broke. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}
