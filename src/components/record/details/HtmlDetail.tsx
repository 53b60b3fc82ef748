import { useRecordContext } from 'react-admin';
import { SafeHtml, ShortHtml } from '@/components/ui/html/SafeHtml';
import { Detail } from './Details';

/** A record's rich text, rendered. */
export const HtmlDetail = ({ source }: { source: string }) => (
  <Detail source={source}>{(html) => <SafeHtml html={html} profile="content" />}</Detail>
);

/** Rich text of a row's record, clamped to a few lines; its column's `text` is `readableText`. */
export function ShortHtmlField({ source }: { source: string }) {
  const html: unknown = useRecordContext()?.[source];
  return typeof html === 'string' && <ShortHtml html={html} />;
}
