import { useResourceDefinition } from 'react-admin';
import type { ResourceOptions } from '@/components/routing/addresses';
import { useServices } from '@/providers/services';

/** Returns the area under which the server keeps the history of the resource around it; undefined where it keeps none. */
export function useArea(): string | undefined {
  const { config } = useServices();
  const { options } = useResourceDefinition<ResourceOptions>();
  return config.history ? options?.loadedAdapter()?.area : undefined;
}
