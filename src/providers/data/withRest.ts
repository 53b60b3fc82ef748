import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Client } from '@/providers/api/client';

/** The resources below `/rest`: they have no named calls. Only a server of ours, and the demo, have them. */
export const restResources = ['history', 'recycled'] as const;

const isRest = (resource: string): boolean => restResources.some((name) => name === resource);

/** Returns a data provider that sends the verbs of the resources below `/rest` there, and those of all others to `named`. */
export function withRest(named: DataProvider, client: Client, queries: QueryClient): DataProvider {
  let rest: Promise<DataProvider> | undefined;
  const providerOf = async (resource: string) => {
    if (!isRest(resource)) return named;
    rest ??= import('./restProvider').then(({ createRestProvider }) => createRestProvider(client, queries));
    return rest;
  };
  return {
    getList: async (resource, params) => (await providerOf(resource)).getList(resource, params),
    getOne: async (resource, params) => (await providerOf(resource)).getOne(resource, params),
    getMany: async (resource, params) => (await providerOf(resource)).getMany(resource, params),
    getManyReference: async (resource, params) => (await providerOf(resource)).getManyReference(resource, params),
    create: async (resource, params) => (await providerOf(resource)).create(resource, params),
    update: async (resource, params) => {
      const updated = await (await providerOf(resource)).update(resource, params);
      if (isRest(resource)) void queries.invalidateQueries();
      return updated;
    },
    updateMany: async (resource, params) => (await providerOf(resource)).updateMany(resource, params),
    delete: async (resource, params) => (await providerOf(resource)).delete(resource, params),
    deleteMany: async (resource, params) => (await providerOf(resource)).deleteMany(resource, params),
  };
}
