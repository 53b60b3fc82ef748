import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MoreMenu } from '@/components/routing/MoreMenu';
import { ShownRecord } from './ShownRecord';
import { useShownName } from './useShownName';

/** What is seldom done with the record that is shown, below a button. */
export function MoreActions({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const name = useShownName() ?? '';
  return (
    <ShownRecord>
      <MoreMenu label={translate('ui.row_menu', { name })}>{children}</MoreMenu>
    </ShownRecord>
  );
}
