import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { unseen } from '@/components/ui/theme/sharedStyles';

/** How long a text has to stay the same, in milliseconds: what changes at each key would talk over who types. */
const rest = 800;

interface RestedStatusProps {
  text: string;
  /** What is typed: the text waits until it rests. */
  typed?: string | undefined;
}

/** Says a text to screen readers, unseen, once typing rests. */
export function RestedStatus({ text, typed }: RestedStatusProps) {
  const [said, setSaid] = useState<RestedStatusProps>();
  useEffect(() => {
    const timer = setTimeout(setSaid, rest, { text, typed });
    return () => clearTimeout(timer);
  }, [text, typed]);
  return (
    <Box component="span" role="status" sx={unseen}>
      {said?.text}
    </Box>
  );
}
