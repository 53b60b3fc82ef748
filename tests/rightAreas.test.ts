import { expect, test } from 'vitest';
import { areas } from '@/app/areas';

const resources = areas.flatMap(({ props }) => ('name' in props ? [props] : []));

test.each(resources.map(({ name, ...resource }) => [name, resource] as const))(
  'the screens of %s are opened by the rights that its calls need',
  async (_, { right, adapter }) => {
    const { list, tree, find, one, create, update, delete: remove } = await adapter();
    const calls = [list, tree, find?.call, one, create, update?.call, remove?.call].flatMap((call) => call ?? []);
    const others = calls.filter(({ area }) => area !== right && area !== 'account');
    expect(others.map(({ name: call, area }) => `${call}: ${area}`)).toEqual([]);
  },
);
