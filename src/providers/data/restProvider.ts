import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, type Options } from 'react-admin';
import type { Client, RestRequest } from '@/providers/api/client';
import { asHttp } from './httpError';

/** Creates the data provider of the resources below `/rest`: ra-data-simple-rest over the product's own client. */
export function createRestProvider(client: Client): DataProvider {
  const httpClient = async (url: string, { method, body, signal }: Options = {}) => {
    const request: RestRequest = {
      method: method === 'PUT' ? 'PUT' : 'GET',
      path: url,
      ...(typeof body === 'string' && { body }),
      ...(signal && { signal }),
    };
    const { status, headers = new Headers(), body: json } = await asHttp(client.rest(request));
    return { status, headers, body: '', json };
  };
  return simpleRestProvider('/rest', httpClient);
}
