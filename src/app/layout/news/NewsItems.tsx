import { MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Words } from '@/components/ui/text/Words';
import { MenuText } from '../BarMenu';
import type { BarTool } from './useBarTools';

/** Returns a function that makes the items of a tool's menu: a link for each line, or a text that says that there is none. */
export function useNewsItems() {
  const translate = useTranslate();
  return ({ name, none, news }: BarTool, close: () => void) => {
    if (!news) return [<MenuText key={name}>{translate('ui.loading')}</MenuText>];
    if (news.lines.length === 0) return [<MenuText key={name}>{translate(none)}</MenuText>];
    return news.lines.map(({ key, text, to }) => (
      <MenuItem key={`${name} ${key}`} component={Link} to={to} onClick={close} sx={line}>
        <span>
          <Words text={text} />
        </span>
      </MenuItem>
    ));
  };
}

const line = { whiteSpace: 'normal', maxWidth: 'min(400px, calc(100vw - 32px))', overflowWrap: 'anywhere' } as const;
