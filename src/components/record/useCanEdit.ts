import { useResourceDefinition } from 'react-admin';
import type { ResourceOptions } from '@/components/routing/addresses';
import { useMayWrite } from '@/providers/auth/rights';
import { useServices } from '@/providers/services';

/** Tells whether the person can change the records of the resource around: it has a form, and the server its call. */
export function useCanEdit(): boolean {
  const { hasEdit = false, options } = useResourceDefinition<ResourceOptions>();
  const { config } = useServices();
  const mayWrite = useMayWrite();
  return hasEdit && mayWrite && (options?.editsOnRest !== true || config.history);
}
