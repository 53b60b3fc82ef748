import { useResourceDefinition } from 'react-admin';

/** Where the details of a row's record stand below its list, without the record's id. */
export function useDetailsRoute(): string {
  const { options } = useResourceDefinition<{ details?: string }>();
  return options?.details ?? 'view';
}
