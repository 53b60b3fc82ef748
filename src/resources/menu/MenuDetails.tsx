import { Link, Stack } from '@mui/material';
import { useContext } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Detail, DetailRow, Details } from '@/components/fields/Details';
import { MenuIcon } from '@/components/menuIcons/MenuIcon';
import { menuIcons } from '@/components/menuIcons/menuIcons';
import { ProductScreens } from '@/components/resource/productScreens';
import { expandsOnly } from '@/domain/menuRoute';
import { useRouteNote } from './useRouteNote';

/** A menu's details, and the screen to which it leads. */
export const MenuDetails = () => (
  <Details>
    <Detail source="menu_name" />
    <TypeDetail />
    <RouteDetail />
    <IconDetail />
  </Details>
);

function TypeDetail() {
  const translate = useTranslate();
  return <Detail source="menu_types">{(type) => translate(`choices.menu_types.${type}`)}</Detail>;
}

function RouteDetail() {
  const menu = useRecordContext();
  const { hasScreen } = useContext(ProductScreens);
  const note = useRouteNote(menu?.menu_route, menu?.menu_types);
  const route = String(menu?.menu_route ?? '');
  const leads = menu?.menu_types === 'inner' && route !== expandsOnly && hasScreen(`/${route}`);
  return (
    <DetailRow source="menu_route">
      {leads ? (
        <Link component={RouterLink} to={`/${route}/`}>
          {route}
        </Link>
      ) : (
        `${route} · ${note}`
      )}
    </DetailRow>
  );
}

function IconDetail() {
  const translate = useTranslate();
  return (
    <Detail source="menu_icon">
      {(icon) => (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <MenuIcon name={icon} />
          {menuIcons.has(icon) ? translate(`choices.menu_icon.${icon}`) : icon}
        </Stack>
      )}
    </Detail>
  );
}
