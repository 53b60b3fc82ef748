import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ShownRecord } from '@/components/record/names';
import { ActionPlace, MoreMenu } from '@/components/routing/IconLink';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { HistoryPlace } from './history/HistoryPlace';
import { fittingIn, isHarmless, useAllowed } from './inOrder';
import { useShownName, useShownRecord } from './names';
import { isUsual } from './PrintRecord';

interface RecordActionsProps {
  /** The actions of a list's rows, in their order. */
  actions: readonly ReactNode[];
  /** How many buttons fit beside each other. */
  room?: number;
}

/**
 * The other actions of the shown record: the first harmless ones as buttons, the rest in a menu; on a phone all in the menu. What every
 * record has is never a button.
 */
export function RecordActions({ actions, room = mostButtons }: RecordActionsProps) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const record = useShownRecord();
  const name = useShownName() ?? '';
  const fitting = fittingIn(useAllowed(actions), record);
  const beside = isPhone ? [] : fitting.filter((action) => isHarmless(action) && !isUsual(action)).slice(0, room);
  const rest = fitting.filter((action) => !beside.includes(action));
  return (
    <ShownRecord>
      <HistoryPlace>
        {beside.length > 0 && <ActionPlace value={asButton}>{beside}</ActionPlace>}
        {rest.every(isUsual) ? rest : <MoreMenu label={translate('ui.row_menu', { name })}>{rest}</MoreMenu>}
      </HistoryPlace>
    </ShownRecord>
  );
}

/** More than two buttons can't be compared at a glance. */
export const mostButtons = 2;

const asButton = { as: 'button', size: 'medium' } as const;
