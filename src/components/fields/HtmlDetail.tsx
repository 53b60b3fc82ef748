import { SafeHtml } from '@/components/html/SafeHtml';
import { Detail } from './Details';

/** A record's rich text, rendered. */
export const HtmlDetail = ({ source }: { source: string }) => (
  <Detail source={source}>{(html) => <SafeHtml html={html} profile="content" />}</Detail>
);
