import { ToggleButton, type ToggleButtonProps } from '@mui/material';

interface TiptapButtonProps extends Omit<ToggleButtonProps, 'value'> {
  name: string;
}

/** A tool that looks as those of ra-input-rich-text do; without `selected` it is a plain button, not a toggle. */
export const TiptapButton = ({ name, children, ...props }: TiptapButtonProps) => (
  <ToggleButton size="small" value={name} aria-label={name} title={name} aria-pressed={props.selected} {...props}>
    {children}
  </ToggleButton>
);
