import AddIcon from '@mui/icons-material/Add';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'react-admin';
import { ToolButton } from '@/components/list/toolbar/ToolButton';
import { IconLink } from '@/components/routing/IconLink';
import { askToPrint } from '@/components/ui/print/printing';

/** The page's own buttons. */
export function CalendarActions() {
  const translate = useTranslate();
  return (
    <>
      <ToolButton label="ui.print" keys="Control+P" startIcon={<PrintIcon />} onClick={print} />
      <IconLink label={translate('ui.schedule_live_quiz')} to="/tagLiveQuiz/add" writes="modelset">
        <AddIcon />
      </IconLink>
    </>
  );
}

const print = () => askToPrint();
