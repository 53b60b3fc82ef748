import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { MenuItem } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { locales } from '@/providers/i18n/locale';
import { BarMenu } from './BarMenu';

export function LanguageMenu() {
  const [locale, setLocale] = useLocaleState();
  return (
    <BarMenu label="shell.language" icon={<LanguageIcon fontSize="small" />}>
      {(close) =>
        locales.map((choice) => (
          <MenuItem
            key={choice.locale}
            lang={choice.locale}
            role="menuitemradio"
            aria-checked={choice.locale === locale}
            selected={choice.locale === locale}
            onClick={() => {
              setLocale(choice.locale);
              close();
            }}
          >
            {choice.name}
          </MenuItem>
        ))
      }
    </BarMenu>
  );
}
