import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { say } from '@/contract/message';

const settings = '/settings';

/** Leads to the settings once an answer says that the person's role demands a second factor, which they lack; the page there says so. */
export function FactorWatch() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        const error: unknown = event.type === 'updated' && event.action.type === 'error' ? event.action.error : undefined;
        const isDemand = error instanceof Error && error.message === say('second_factor_demanded');
        if (isDemand && pathname !== settings) void navigate(settings);
      }),
    [queries, navigate, pathname],
  );
  return null;
}
