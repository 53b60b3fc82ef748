import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { isYes } from '@/contract/fields';
import type { ShownText } from './shownText';
import { useRowName } from './useRowName';

/** What a column of a flag says: `<Column source="is_active" text={status}><StatusLink source="is_active" /></Column>`. */
export const status: ShownText = (flag, { translate }) => translate(isYes(flag) ? 'ui.active' : 'ui.inactive');

/** Whether a row's record is active; it leads to the popup that changes that, `deactivate/:id` or `activate/:id` below the list. */
export function StatusLink({ source }: { source: string }) {
  const translate = useTranslate();
  const { search } = useLocation();
  const record = useRecordContext();
  const name = useRowName();
  const active = isYes(record?.[source]);
  const change = active ? 'deactivate' : 'activate';
  const text = translate(active ? 'ui.active' : 'ui.inactive');
  const action = translate(`ui.${change}_name`, { name });
  return (
    <Chip
      component={Link}
      clickable
      size="small"
      variant="outlined"
      color={active ? 'success' : 'default'}
      to={{ pathname: `${change}/${record?.id}`, search }}
      label={text}
      title={action}
      aria-label={`${text}: ${action}`}
    />
  );
}
