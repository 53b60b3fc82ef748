import OffIcon from '@mui/icons-material/ToggleOff';
import OnIcon from '@mui/icons-material/ToggleOn';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ShownText } from '@/components/fields/shownText';
import { places } from '@/components/record/inOrder';
import { isYes } from '@/contract/fields';
import { ChipLink } from './ChipLink';
import { usePopupOf } from './usePopupOf';
import { useRowName } from './useRowName';

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
