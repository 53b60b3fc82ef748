import { Box, Button, TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isOfInputMethod } from '@/components/ui/keys/inputMethod';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { isBlank, lengthOf, manyLines } from '@/domain/characters';

/** The most characters of a message, as the contract has it. */
const most = 2000;

/** From how many on they are counted. */
const many = 1800;

interface ChatInputProps {
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
}

/** Where a message is typed. */
export function ChatInput({ text, onType, onSend }: ChatInputProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const length = lengthOf(manyLines(text));
  const over = length - most;
  const hint = () => {
    if (over > 0) return translate('chat.too_long', { count: digits(most), over: digits(over) });
    const told = translate('chat.hint');
    return length < many ? told : `${told} · ${digits(`${length}/${most}`)}`;
  };
  const canSend = !isBlank(text) && over <= 0;
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', p: 2, borderTop: 1, borderColor: 'divider' }}>
      <TextField
        label={translate('chat.input')}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        helperText={<Words text={hint()} />}
        error={over > 0}
        multiline
        maxRows={6}
        fullWidth
        size="small"
      />
      <Button variant="contained" onClick={onSend} disabled={!canSend} sx={{ mt: '2px', flexShrink: 0 }}>
        {translate('chat.send')}
      </Button>
    </Box>
  );
}
