import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageTitle } from '@/components/record/PageTitle';
import { useServices } from '@/providers/services';

/** Shows a list of `/rest` where the server has it; only a server of ours does. */
export function OnRest({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  if (useServices().config.history) return children;
  return (
    <>
      <PageTitle title={title} />
      <Alert severity="info">{translate('staff.none')}</Alert>
    </>
  );
}
