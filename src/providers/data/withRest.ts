import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { Adapter } from '@/contract/adapter';
import { type RuleKey, say } from '@/contract/message';
import type { Client } from '@/providers/api/client';
import { rules } from '@/providers/i18n/rules';

interface RestParts {
  client: Client;
  queries: QueryClient;
  adapters: Readonly<Record<string, () => Promise<Adapter>>>;
  /** Tells of a successful write; `text` is a key. */
  tell: (text: string) => void;
}

/**
 * Returns a data provider that sends the verbs of the resources in the form of ra-data-simple-rest to `/rest`, and those of all others to
 * `named`. Only a server of ours, and the demo, have them.
 */
export function withRest(named: DataProvider, { client, queries, adapters, tell }: RestParts): DataProvider {
  const providers = new Map<Adapter, DataProvider>();
  const providerOf = async (resource: string) => {
    const adapter = await adapters[resource]?.();
    if (!adapter?.rest) return named;
    const { createRestProvider } = await import('./restProvider');
    const provider = providers.get(adapter) ?? createRestProvider(client, queries, adapter);
    providers.set(adapter, provider);
    return provider;
  };
  const written = async (message: RuleKey | undefined) => {
    void queries.invalidateQueries();
    await rules.open().catch(() => undefined);
    if (message) tell(say(message));
  };
  return {
    getList: async (resource, params) => (await providerOf(resource)).getList(resource, params),
    getOne: async (resource, params) => (await providerOf(resource)).getOne(resource, params),
    getMany: async (resource, params) => (await providerOf(resource)).getMany(resource, params),
    getManyReference: async (resource, params) => (await providerOf(resource)).getManyReference(resource, params),
    create: async (resource, params) => {
      const created = await (await providerOf(resource)).create(resource, params);
      const rest = (await adapters[resource]?.())?.rest;
      if (rest) await written(rest.created);
      return created;
    },
    update: async (resource, params) => {
      const updated = await (await providerOf(resource)).update(resource, params);
      const rest = (await adapters[resource]?.())?.rest;
      if (rest) await written(rest.updated?.(params.data));
      return updated;
    },
    updateMany: async (resource, params) => (await providerOf(resource)).updateMany(resource, params),
    delete: async (resource, params) => (await providerOf(resource)).delete(resource, params),
    deleteMany: async (resource, params) => (await providerOf(resource)).deleteMany(resource, params),
  };
}
