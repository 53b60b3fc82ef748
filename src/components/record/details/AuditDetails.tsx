import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { mark } from '@/components/ui/marks';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { DetailRow } from './Details';

/** Says in a line who created the record and who changed it last, when and why. */
export function AuditDetails() {
  const translate = useTranslate();
  const record: Partial<RaRecord> = useRecordContext() ?? {};
  const by = (name: unknown) => (typeof name === 'string' && name ? name : translate('ui.not_available'));
  const { created_by, created_date, modified_by, modified_date, modified_remarks: remarks } = record;
  const isChanged = typeof modified_date === 'string' && modified_date !== '';
  return (
    <DetailRow source="audit">
      <span {...mark('long')}>
        <Words text={translate('ui.audit_created', { by: by(created_by) })} />
        <Moment iso={created_date} />
        {' · '}
        <Words text={isChanged ? translate('ui.audit_changed', { by: by(modified_by) }) : translate('ui.audit_unchanged')} />
        {isChanged && <Moment iso={modified_date} />}
        {isChanged && remarks && (
          <>
            {': '}
            <span>
              <Words text={String(remarks)} />
            </span>
          </>
        )}
      </span>
    </DetailRow>
  );
}

/** An instant in the person's own time zone and language, in both calendars. */
function Moment({ iso }: { iso: unknown }) {
  const { instant, otherCalendar } = useDayTexts();
  if (typeof iso !== 'string' || iso === '') return null;
  return (
    <>
      {', '}
      <time dateTime={iso}>
        {instant(iso)}
        {otherCalendar(iso)}
      </time>
    </>
  );
}
