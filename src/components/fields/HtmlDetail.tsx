import { SafeHtml } from '@/components/html/SafeHtml';
import { Detail } from './Details';

/** Rich text of a record, as it reads. */
export const HtmlDetail = ({ source }: { source: string }) => (
  <Detail source={source}>{(html) => <SafeHtml html={html} profile="content" />}</Detail>
);
