import { Alert, Button } from '@mui/material';

interface HintProps {
  text: string;
  /** What its button does. */
  action: string;
  onPress: () => void;
}

/** Says something about a rich text, and offers to change it. */
export function Hint({ text, action, onPress }: HintProps) {
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
    </Alert>
  );
}
