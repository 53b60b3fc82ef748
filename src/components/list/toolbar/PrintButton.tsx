import PrintIcon from '@mui/icons-material/PrintOutlined';
import { useListContext } from 'react-admin';
import { askToPrint } from '@/components/print/printing';
import { ToolButton } from './ToolButton';

/** Prints all rows of the list as it is filtered and sorted. */
export function PrintButton() {
  const { total } = useListContext();
  return <ToolButton label="ui.print" startIcon={icon} disabled={!total} keys="Control+P" onClick={print} />;
}

const icon = <PrintIcon />;
const print = () => askToPrint();
