import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import { type RuleKey, say } from '@/contract/message';
import type { Client } from '@/providers/api/client';
import { rules } from '@/providers/i18n/rules';

/** The resources below `/rest`: they have no named calls. Only a server of ours, and the demo, have them. */
export const restResources = ['contentHealth', 'discussion', 'history', 'recycled', 'role', 'staff'] as const;

const isRest = (resource: string): boolean => restResources.some((name) => name === resource);

interface RestParts {
  client: Client;
  queries: QueryClient;
  /** Tells of a successful write; `text` is a key. */
  tell: (text: string) => void;
}

/** What is told of a write: the server's answers below `/rest` have no message. */
const told: Readonly<Record<string, { create?: RuleKey; update: (sent: Partial<RaRecord>) => RuleKey }>> = {
  discussion: {
    update: ({ hidden_reason, needs_answer }) => {
      if (needs_answer !== undefined) return needs_answer ? 'comment_unsettled' : 'comment_settled';
      return hidden_reason === null ? 'comment_shown' : 'comment_hidden';
    },
  },
  role: { create: 'role_created', update: () => 'role_updated' },
  staff: { create: 'staff_invited', update: () => 'staff_updated' },
};

/** Returns a data provider that sends the verbs of the resources below `/rest` there, and those of all others to `named`. */
export function withRest(named: DataProvider, { client, queries, tell }: RestParts): DataProvider {
  let rest: Promise<DataProvider> | undefined;
  const providerOf = async (resource: string) => {
    if (!isRest(resource)) return named;
    rest ??= import('./restProvider').then(({ createRestProvider }) => createRestProvider(client, queries));
    return rest;
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
      if (isRest(resource)) await written(told[resource]?.create);
      return created;
    },
    update: async (resource, params) => {
      const updated = await (await providerOf(resource)).update(resource, params);
      if (isRest(resource)) await written(told[resource]?.update(params.data));
      return updated;
    },
    updateMany: async (resource, params) => (await providerOf(resource)).updateMany(resource, params),
    delete: async (resource, params) => (await providerOf(resource)).delete(resource, params),
    deleteMany: async (resource, params) => (await providerOf(resource)).deleteMany(resource, params),
  };
}
