import { Box } from '@mui/material';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { typedAsHtml } from '@/domain/html/typedHtml';

/** How formulas will look, each on its line. */
export const DrawnFormulas = ({ formulas }: { formulas: readonly string[] }) => (
  <Box sx={{ mt: 0.5, color: 'text.primary' }}>
    <SafeHtml html={formulas.map((formula) => `<p>${typedAsHtml(formula)}</p>`).join('')} profile="content" />
  </Box>
);
