import { useResourceDefinition } from 'react-admin';
import type { DetailsOf, ResourceOptions } from './resourceOptions';

/** Returns the address function of the resource around; undefined where records have no details. */
export function useDetailsOf(): DetailsOf | undefined {
  const { hasShow, options } = useResourceDefinition<ResourceOptions>();
  return hasShow ? options?.detailsOf : undefined;
}
