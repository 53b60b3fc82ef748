import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/useDigits';

/** Shows how many children a node has, after its name; nothing for none. */
export function ChildCount({ count }: { count: number }) {
  const translate = useTranslate();
  const digits = useDigits();
  if (count === 0) return null;
  return (
    <span className="count" title={translate('tree_page.children', { count })}>
      {digits(count)}
    </span>
  );
}
