import { useResourceDefinition } from 'react-admin';
import type { ResourceParts } from './defineResource';

/** The keys of the titles that the resource round it is declared with. */
export function useTitles(): ResourceParts['titles'] {
  const { options } = useResourceDefinition<{ titles?: ResourceParts['titles'] }>();
  return options?.titles ?? {};
}
