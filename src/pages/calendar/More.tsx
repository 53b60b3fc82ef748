import { Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useDayTexts } from '@/components/ui/text/dates';
import { type Reckoning, searchOf } from './span';

/** Leads to the week of a day with more entries than there is room for. */
export function MoreLink({ day, by, count }: { day: number; by: Reckoning; count: number }) {
  const translate = useTranslate();
  const { both } = useDayTexts();
  const text = translate('schedule.more', { smart_count: count });
  return (
    <Link
      component={RouterLink}
      to={{ search: searchOf({ by, view: 'week' }, day) }}
      variant="caption"
      aria-label={`${text}, ${both(day)}`}
      sx={{ px: 1 }}
    >
      {text}
    </Link>
  );
}

/** Shows the rest of a long list in its place; it isn't there without one. */
export function AllButton({ count, onShow }: { count: number; onShow: () => void }) {
  const translate = useTranslate();
  if (count <= 0) return null;
  return (
    <Button size="small" onClick={onShow}>
      {translate('schedule.more', { smart_count: count })}
    </Button>
  );
}
