import { Box, FormLabel } from '@mui/material';
import { FieldTitle, useInput } from 'react-admin';
import { SafeHtml } from '@/components/ui/html/SafeHtml';

/** A rich text where it can't be changed: as its readers see it. */
export function ReadRichText({ source, required }: { source: string; required: boolean }) {
  const { field } = useInput({ source });
  return (
    <Box>
      <FormLabel component="span" disabled sx={{ typography: 'body2' }}>
        <FieldTitle source={source} isRequired={required} />
      </FormLabel>
      {typeof field.value === 'string' && <SafeHtml html={field.value} profile="content" />}
    </Box>
  );
}
