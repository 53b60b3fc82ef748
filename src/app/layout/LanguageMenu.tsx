import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { MenuItem } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { locales } from '@/providers/i18n/locale';
import { BarMenu } from './BarMenu';
import { UnsavedQuestion } from './UnsavedQuestion';

/** The languages; the page is made anew in another one. */
export function LanguageMenu() {
  const [current, setLocale] = useLocaleState();
  return (
    <UnsavedQuestion texts="shell.language_dirty" confirm="shell.language_change">
      {(start) => (
        <BarMenu label="shell.language" icon={<LanguageIcon fontSize="small" />}>
          {(close) =>
            locales.map(({ locale, name }) => (
              <MenuItem
                key={locale}
                lang={locale}
                role="menuitemradio"
                aria-checked={locale === current}
                selected={locale === current}
                onClick={() => {
                  close();
                  if (locale !== current) start(() => setLocale(locale));
                }}
              >
                {name}
              </MenuItem>
            ))
          }
        </BarMenu>
      )}
    </UnsavedQuestion>
  );
}
