import { z } from 'zod/mini';
import { momentText } from '@/components/ui/text/dates';
import type { ShownText } from '@/components/ui/text/shownText';
import { finding } from '@/contract/contentHealth';
import { digitsIn } from '@/domain/digits';
import { wallClockAt } from '@/domain/wallClock';

const told = z.pick(finding, { kind: true, fault: true, detail: true, part: true, unchecked_since: true });

/** Says what is wrong: which field doesn't open and why, how much of a model set is ready, or what is missing. */
export const whatText: ShownText = (json, language) => {
  const { translate, locale } = language;
  const { data } = told.safeParse(JSON.parse(json || 'null'));
  if (!data) return '';
  const { kind, fault, detail, part, unchecked_since } = data;
  const says = translate(`content_health.kinds.${kind}`, { smart_count: 1 });
  if (kind === 'modelset') {
    const [ready, total] = (detail ?? '').split('/');
    return `${says}: ${digitsIn(locale, translate('ui.ready', { ready, total }))}`;
  }
  if (fault === null) return says;
  const why = translate(`content_health.faults.${fault}`);
  const status = detail === null ? '' : ` (${digitsIn(locale, detail)})`;
  const since = unchecked_since === null ? '' : momentText(wallClockAt(new Date(unchecked_since)), language);
  const stale = since && ` – ${translate('content_health.not_checked', { since })}`;
  return `${translate(`content_health.parts.${part}`)}: ${why}${status}${stale}`;
};
