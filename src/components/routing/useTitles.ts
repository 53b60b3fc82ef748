import { useResourceDefinition } from 'react-admin';
import type { ResourceOptions, Titles } from './resourceOptions';

/** The keys of the titles that the resource round it is declared with. */
export function useTitles(): Titles {
  const { options } = useResourceDefinition<ResourceOptions>();
  return options?.titles ?? {};
}
