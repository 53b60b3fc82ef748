import { useResourceDefinition } from 'react-admin';
import type { DetailsOf, ResourceOptions } from './resourceOptions';

/** Where the details of a record of the resource round it are; undefined where it has none. */
export function useDetailsOf(): DetailsOf | undefined {
  const { hasShow, options } = useResourceDefinition<ResourceOptions>();
  return hasShow ? options?.detailsOf : undefined;
}
