import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MoreMenu } from '@/components/routing/MoreMenu';
import { useRowName } from './useRowName';

/** What can be done with a row where there is no room for its icons. */
export const RowMenu = ({ children }: { children: ReactNode }) => (
  <MoreMenu label={useTranslate()('ui.row_menu', { name: useRowName() })}>{children}</MoreMenu>
);
