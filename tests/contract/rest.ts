import type { Answer, Api } from './api';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Reads a list below `/rest`, in the form of ra-data-simple-rest. */
export async function list(api: Api, resource: string, filter: object, token: string, range = '[0,24]') {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range, sort: '["id","DESC"]' });
  const request = new Request(new URL(`/rest/${resource}?${query}`, 'http://coursedesk.test'), { headers: bearer(token) });
  const response = await api.host.fetch(request);
  return { status: response.status, range: response.headers.get('content-range'), body: await response.json() };
}

/** Sends a write below `/rest`. */
export const write = (api: Api, token: string, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> =>
  api.raw(method, `/rest/${path}`, {
    headers: { ...bearer(token), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Restores an entry of the recycle bin. */
export const restore = (api: Api, token: string, id: number) => write(api, token, 'PUT', `recycled/${id}`, {});
