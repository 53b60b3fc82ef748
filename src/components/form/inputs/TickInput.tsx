import { Box, Checkbox } from '@mui/material';
import { useInput, useTranslate, useWrappedSource } from 'react-admin';
import { inputClass } from '@/components/form/inputPlaces';
import { mark } from '@/components/ui/marks';
import { tip } from '@/components/ui/tip';
import { useChoices } from './RadioButtonGroupInput';

/** Whether something is true, as a tick in a row, beside the text that it is about; its name is shown as one points at it. */
export function TickInput({ source }: { source: string }) {
  const translate = useTranslate();
  const name = useWrappedSource(source);
  const { field } = useInput({ source });
  const choices = useChoices(source);
  if (!choices) return null;
  const label = translate(`fields.${source}`);
  return (
    <Box className={inputClass(name)} {...mark('tick')} {...tip(label)}>
      <Checkbox
        size="small"
        name={field.name}
        checked={field.value === true}
        onChange={(_, checked) => field.onChange(checked)}
        onBlur={field.onBlur}
        slotProps={{ input: { ref: field.ref, 'aria-label': label } }}
      />
    </Box>
  );
}
