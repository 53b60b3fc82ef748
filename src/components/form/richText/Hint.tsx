import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';

interface HintProps {
  text: string;
  /** What its button does. */
  action: string;
  onPress: () => void;
  /** What is shown below the text. */
  children?: ReactNode;
}

/** Says something about a rich text, and offers to change it. */
export function Hint({ text, action, onPress, children }: HintProps) {
  return (
    <Alert
      severity="info"
      sx={{ mt: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onPress}>
          {action}
        </Button>
      }
    >
      {text}
      {children}
    </Alert>
  );
}
