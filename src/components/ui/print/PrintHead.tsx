import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDayTexts } from '@/components/ui/text/dates';
import { Words } from '@/components/ui/text/Words';
import { usePrinting } from './printing';

/** The printed page's header: the product, and the time of printing. */
export function PrintHead() {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  const printing = usePrinting();
  return (
    <Box sx={{ display: 'none', displayPrint: 'flex', justifyContent: 'space-between', typography: 'caption', mb: 2 }}>
      <span>
        <Words text={translate('app.name')} />
      </span>
      <span>{printing && instant(printing.since)}</span>
    </Box>
  );
}
