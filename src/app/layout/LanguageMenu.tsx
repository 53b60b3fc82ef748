import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { MenuItem } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { locales } from '@/providers/i18n/locale';
import { BarMenu } from './BarMenu';
import { UnsavedQuestion } from './UnsavedQuestion';

/** The languages; the page is made anew in another one. */
export function LanguageMenu() {
  const [locale, setLocale] = useLocaleState();
  return (
    <BarMenu label="shell.language" icon={<LanguageIcon fontSize="small" />}>
      {(close) =>
        locales.map((choice) => (
          <UnsavedQuestion
            key={choice.locale}
            texts="shell.language_dirty"
            confirm="shell.language_change"
            run={() => {
              setLocale(choice.locale);
              close();
            }}
          >
            {(start) => (
              <MenuItem
                lang={choice.locale}
                role="menuitemradio"
                aria-checked={choice.locale === locale}
                selected={choice.locale === locale}
                onClick={choice.locale === locale ? close : start}
              >
                {choice.name}
              </MenuItem>
            )}
          </UnsavedQuestion>
        ))
      }
    </BarMenu>
  );
}
