import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import ResetIcon from '@mui/icons-material/RestartAltOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Box, ListItemIcon, MenuItem, Typography } from '@mui/material';
import { useId, useSyncExternalStore } from 'react';
import { useGetIdentity, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PersonMark } from '@/components/ui/media/PersonMark';
import { useDigits } from '@/components/ui/text/digits';
import { chooseScheme, type SchemeChoice, schemeChoice, subscribeScheme } from '@/components/ui/theme/colorScheme';
import { locales } from '@/providers/i18n/locale';
import { BarMenu, MenuText } from './BarMenu';
import { useNewsItems } from './news/NewsItems';
import type { BarTool } from './news/useBarTools';
import { useShellActions } from './shellActions';

const schemes: readonly SchemeChoice[] = ['light', 'dark', 'system'];

interface PersonMenuProps {
  /** The tools for which a narrow bar has no room. */
  folded: readonly BarTool[] | undefined;
  onOpen: () => void;
}

/** The person's menu: language, theme, settings. A folded bar puts its other tools here too. */
export function PersonMenu({ folded, onOpen }: PersonMenuProps) {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  const name = identity?.fullName ?? translate('shell.person');
  const folds = useFoldedTools();
  const languages = useLanguages();
  const themes = useSchemes();
  const tools = useTools();
  return (
    <BarMenu name={name} icon={<PersonMark name={name} />} onOpen={onOpen}>
      {(close) => [
        <Typography key="name" component="li" role="presentation" sx={{ px: 2, py: 0.5, fontWeight: 600, maxWidth: 280 }}>
          {name}
        </Typography>,
        ...(folded ? folds(folded, close) : []),
        ...languages(close),
        ...themes(),
        <Box key="line" component="li" aria-hidden sx={{ my: 1, borderTop: 1, borderColor: 'divider' }} />,
        ...tools(close),
      ]}
    </BarMenu>
  );
}

/** Returns the tools that a narrow bar has no room for. */
function useFoldedTools() {
  const translate = useTranslate();
  const { resetDemo } = useShellActions();
  const digits = useDigits();
  const itemsOf = useNewsItems();
  const id = useId();
  return (tools: readonly BarTool[], close: () => void) => [
    ...tools.flatMap((tool) => [
      <MenuText key={tool.name} id={`${id}${tool.name}`}>
        {[translate(tool.name), ...(tool.news?.count ? [digits(tool.news.count)] : [])].join(': ')}
      </MenuText>,
      ...itemsOf(tool, close),
    ]),
    ...(resetDemo
      ? [
          <MenuItem key="reset" onClick={() => (close(), resetDemo())}>
            <ListItemIcon>
              <ResetIcon fontSize="small" />
            </ListItemIcon>
            {translate('shell.demo_reset')}
          </MenuItem>,
        ]
      : []),
  ];
}

/** Returns the languages; choosing another one mounts the page again. */
function useLanguages() {
  const translate = useTranslate();
  const [current] = useLocaleState();
  const { speak } = useShellActions();
  const id = useId();
  return (close: () => void) => [
    <MenuText key="language" id={id}>
      {translate('shell.language')}
    </MenuText>,
    ...locales.map(({ locale, name }) => (
      <MenuItem
        key={locale}
        lang={locale}
        {...radio(locale === current, id)}
        onClick={() => {
          close();
          speak(locale);
        }}
      >
        {name}
      </MenuItem>
    )),
  ];
}

/** Returns the themes. The menu stays open, so that one can compare them. */
function useSchemes() {
  const translate = useTranslate();
  const chosen = useSyncExternalStore(subscribeScheme, schemeChoice);
  const id = useId();
  return () => [
    <MenuText key="theme" id={id}>
      {translate('shell.theme')}
    </MenuText>,
    ...schemes.map((scheme) => (
      <MenuItem key={scheme} {...radio(scheme === chosen, id)} onClick={() => chooseScheme(scheme)}>
        {translate(`shell.theme_${scheme}`)}
      </MenuItem>
    )),
  ];
}

function useTools() {
  const translate = useTranslate();
  const { showKeys } = useShellActions();
  return (close: () => void) => [
    <MenuItem key="settings" component={Link} to="/settings" onClick={close}>
      <ListItemIcon>
        <SettingsIcon fontSize="small" />
      </ListItemIcon>
      {translate('shell.settings')}
    </MenuItem>,
    <MenuItem
      key="keys"
      onClick={() => {
        close();
        showKeys();
      }}
    >
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      {translate('shell.keys')}
    </MenuItem>,
  ];
}

const radio = (chosen: boolean, group: string) => ({
  role: 'menuitemradio',
  'aria-checked': chosen,
  selected: chosen,
  'aria-describedby': group,
});
