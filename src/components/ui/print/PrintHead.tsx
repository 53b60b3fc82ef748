import { Box } from '@mui/material';
import { useDayTexts } from '@/components/ui/text/dates';
import { InstituteName } from '@/components/ui/text/InstituteName';
import { usePrinting } from './printing';

/** The printed page's header: the institute, and the time of printing. */
export function PrintHead() {
  const { instant } = useDayTexts();
  const printing = usePrinting();
  return (
    <Box sx={{ display: 'none', displayPrint: 'flex', justifyContent: 'space-between', typography: 'caption', mb: 2 }}>
      <InstituteName size={24} />
      <span>{printing && instant(printing.since)}</span>
    </Box>
  );
}
