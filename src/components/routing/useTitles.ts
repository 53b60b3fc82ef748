import { useResourceDefinition } from 'react-admin';
import type { ResourceParts } from './defineResource';
import type { ResourceOptions } from './Resource';

/** The keys of the titles that the resource round it is declared with. */
export function useTitles(): ResourceParts['titles'] {
  const { options } = useResourceDefinition<ResourceOptions>();
  return options?.titles ?? {};
}
