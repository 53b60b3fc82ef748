import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { MoreMenu } from '@/components/routing/MoreMenu';
import { useRowName } from './useRowName';

/** The menu of a row's actions, where there is no room for icons. */
export const RowMenu = ({ children }: { children: ReactNode }) => (
  <MoreMenu label={useTranslate()('ui.row_menu', { name: useRowName() })}>{children}</MoreMenu>
);
