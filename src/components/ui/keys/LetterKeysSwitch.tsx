import { FormControlLabel, Switch } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLettersOff } from './letterKeys';

/** Turns the shortcuts of one character on or off, for good. */
export function LetterKeysSwitch() {
  const translate = useTranslate();
  const [isOff, setOff] = useLettersOff();
  return (
    <FormControlLabel
      control={<Switch checked={!isOff} onChange={(_, isOn) => setOff(!isOn)} />}
      label={translate('keys.letters')}
    />
  );
}
