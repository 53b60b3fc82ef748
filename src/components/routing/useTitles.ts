import { useResourceDefinition } from 'react-admin';
import type { ResourceOptions, Titles } from './resourceOptions';

/** Returns the keys of the titles of the resource around it. */
export function useTitles(): Titles {
  const { options } = useResourceDefinition<ResourceOptions>();
  return options?.titles ?? {};
}
