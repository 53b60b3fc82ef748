import { useRecordContext } from 'react-admin';
import { ShortHtml } from '@/components/html/ShortHtml';

/** Rich text of a row's record, clamped to a few lines; its column's `text` is `readableText`. */
export function ShortHtmlField({ source }: { source: string }) {
  const html: unknown = useRecordContext()?.[source];
  return typeof html === 'string' && <ShortHtml html={html} />;
}
