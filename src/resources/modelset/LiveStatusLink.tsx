import StatusIcon from '@mui/icons-material/SwapHoriz';
import { useRecordContext, useTranslate } from 'react-admin';
import { useLanguage } from '@/components/fields/useLanguage';
import { ChipLink } from '@/components/list/columns/ChipLink';
import { usePopupOf } from '@/components/list/columns/usePopupOf';
import { useRowName } from '@/components/list/columns/useRowName';
import { places } from '@/components/record/inOrder';
import { liveStatusText } from './liveStatusText';

/** Shows the status of a row's live quiz, as a link to the popup that sets it. */
export function LiveStatusLink() {
  const translate = useTranslate();
  const language = useLanguage();
  const name = useRowName();
  const popupOf = usePopupOf();
  const quiz = useRecordContext();
  const status = String(quiz?.live_exam_status);
  return (
    <ChipLink
      to={popupOf('status', quiz?.id)}
      text={liveStatusText(status, language)}
      action={translate('live_quiz.status_name', { name })}
      short={translate('live_quiz.status')}
      color={colors[status] ?? 'default'}
      icon={<StatusIcon fontSize="small" />}
    />
  );
}

LiveStatusLink.place = places.own;

const colors: Readonly<Record<string, 'primary' | 'success'>> = { PENDING: 'primary', RUNNING: 'success' };
