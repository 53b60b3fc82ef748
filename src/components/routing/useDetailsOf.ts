import { useResourceDefinition } from 'react-admin';
import type { DetailsOf, ResourceOptions } from './resourceOptions';

/** Returns the resource's function for the addresses of details; undefined where it has no details. */
export function useDetailsOf(): DetailsOf | undefined {
  const { hasShow, options } = useResourceDefinition<ResourceOptions>();
  return hasShow ? options?.detailsOf : undefined;
}
