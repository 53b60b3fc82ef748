import ThemeIcon from '@mui/icons-material/ContrastOutlined';
import { MenuItem } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { chooseScheme, type SchemeChoice, schemeChoice, subscribeScheme } from '@/components/theme/colorScheme';
import { BarMenu } from './BarMenu';

const choices: readonly SchemeChoice[] = ['light', 'dark', 'system'];

export function ThemeMenu() {
  const translate = useTranslate();
  const chosen = useSyncExternalStore(subscribeScheme, schemeChoice);
  return (
    <BarMenu label="shell.theme" icon={<ThemeIcon fontSize="small" />}>
      {(close) =>
        choices.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === chosen}
            selected={choice === chosen}
            onClick={() => {
              chooseScheme(choice);
              close();
            }}
          >
            {translate(`shell.theme_${choice}`)}
          </MenuItem>
        ))
      }
    </BarMenu>
  );
}
