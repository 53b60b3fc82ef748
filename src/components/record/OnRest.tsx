import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useServices } from '@/providers/services';
import { PageTitle } from './PageTitle';

interface OnRestProps {
  /** The key of the list's title. */
  title: string;
  /** The key of what is said where there is none. */
  none: string;
  children: ReactNode;
}

/** Shows a list of `/rest` where the server has it; only a server of ours does. */
export function OnRest({ title, none, children }: OnRestProps) {
  const translate = useTranslate();
  if (useServices().config.history) return children;
  return (
    <>
      <PageTitle title={title} />
      <Alert severity="info">{translate(none)}</Alert>
    </>
  );
}
