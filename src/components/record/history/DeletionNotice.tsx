import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/ui/text/digits';
import { useServices } from '@/providers/services';

/** Says for how long what is deleted can be restored; or that it can't be, where the server has no recycle bin. */
export function DeletionNotice({ isKept }: { isKept: boolean }) {
  const translate = useTranslate();
  const digits = useDigits();
  const { historyDays } = useServices().config;
  const text = isKept
    ? translate('ui.to_bin', { smart_count: historyDays, days: digits(historyDays) })
    : translate('ui.for_good');
  return <div>{text}</div>;
}
