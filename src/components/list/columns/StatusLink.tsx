import OffIcon from '@mui/icons-material/ToggleOff';
import OnIcon from '@mui/icons-material/ToggleOn';
import { Chip, type ChipProps } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { places } from '@/components/record/inOrder';
import { useAddressSearch } from '@/components/routing/addresses';
import { ActionPlace, IconLink } from '@/components/routing/IconLink';
import type { ShownText } from '@/components/ui/text/shownText';
import { isYes } from '@/contract/fields';
import { useMayWrite } from '@/providers/auth/rights';
import { usePopupOf, useRowName } from './RowLink';

interface ChipLinkProps {
  /** The popup below the list. */
  to: string;
  /** The current state. */
  text: string;
  /** What the popup does. */
  action: string;
  /** The same without the record's name, for a button in that record's screen. */
  short?: string;
  color: ChipProps['color'];
  /** The icon before the action in a menu. */
  icon: ReactNode;
  /** Whether it removes something. */
  danger?: boolean;
}

/**
 * A chip with a state of a row's record, linked to the popup that changes it; the list's search is kept. In a menu or on a button, the link
 * names the action instead.
 */
export function ChipLink({ to, text, action, short, color, icon, danger }: ChipLinkProps) {
  const search = useAddressSearch();
  const mayWrite = useMayWrite();
  if (useContext(ActionPlace).as !== 'icon') {
    return (
      <IconLink label={action} short={short} to={{ pathname: to, search }} danger={danger} writes>
        {icon}
      </IconLink>
    );
  }
  if (!mayWrite) return <Chip size="small" variant="outlined" color={color} label={text} />;
  return (
    <Chip
      component={Link}
      clickable
      size="small"
      variant="outlined"
      color={color}
      to={{ pathname: to, search }}
      label={text}
      title={action}
      aria-label={`${text}: ${action}`}
    />
  );
}

/** The text of a column of a flag: `<Column source="is_active" text={status}><StatusLink source="is_active" /></Column>`. */
export const status: ShownText = (flag, { translate }) => translate(isYes(flag) ? 'ui.active' : 'ui.inactive');

/** Shows whether a row's record is active, linked to the popup that changes it, `deactivate/:id` or `activate/:id` below the list. */
export function StatusLink({ source }: { source: string }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = useRowName();
  const popupOf = usePopupOf();
  const active = isYes(record?.[source]);
  const change = active ? 'deactivate' : 'activate';
  return (
    <ChipLink
      to={popupOf(change, record?.id)}
      text={translate(active ? 'ui.active' : 'ui.inactive')}
      action={translate(`ui.${change}_name`, { name })}
      color={active ? 'success' : 'default'}
      icon={active ? <OffIcon fontSize="small" /> : <OnIcon fontSize="small" />}
      danger={active}
    />
  );
}

StatusLink.place = places.state;

/** The text of a column of deletions: `<Column source="is_deleted_flag" text={deletedText}><DeletedChip /></Column>`. */
export const deletedText: ShownText = (flag, { translate }) => (isYes(flag) ? translate('ui.deleted') : '');

/** Marks a record that was deleted, and can be restored. */
export function DeletedChip() {
  const translate = useTranslate();
  return (
    isYes(useRecordContext()?.is_deleted_flag) && (
      <Chip size="small" variant="outlined" color="warning" label={translate('ui.deleted')} />
    )
  );
}
