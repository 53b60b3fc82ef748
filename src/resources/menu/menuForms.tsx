import { Box, Link, Stack } from '@mui/material';
import { useContext, useMemo } from 'react';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { ChoiceBox } from '@/components/form/inputs/ChoiceBox';
import { IconInput } from '@/components/form/inputs/IconInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { ProductScreens } from '@/components/resource/productScreens';
import { NodeParentInput } from '@/components/tree/NodeParentInput';
import { MenuIcon, menuIcons } from '@/components/ui/menuIcons';
import { Words } from '@/components/ui/text/Words';
import { menuEditForm, menuForm } from '@/contract/menu';
import { expandsOnly, isElsewhere, routeOf } from '@/domain/menuRoute';
import { searchable } from '@/domain/searchable';
import { menuArea } from './menuArea';

/** A menu's details, and the screen to which it leads. */
const MenuDetails = () => (
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
          <Words text={route} />
        </Link>
      ) : (
        <Words text={`${route} · ${note}`} />
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
          <Words text={menuIcons.has(icon) ? translate(`choices.menu_icon.${icon}`) : icon} />
        </Stack>
      )}
    </Detail>
  );
}

/** The forms and details of a menu. */
export const menuForms: RecordForms<typeof menuForm> = {
  name: 'menu',
  form: menuForm,
  editForm: menuEditForm,
  Inputs: MenuInputs,
  Details: MenuDetails,
};

/** The inputs of a menu, for both of its forms; all menus of a branch have one type. */
function MenuInputs() {
  const type: unknown = useWatch({ name: 'menu_types' });
  return (
    <>
      <RadioButtonGroupInput source="menu_types" />
      <TextInput source="menu_name" />
      <RouteInput source="menu_route" />
      <IconInput source="menu_icon" />
      <NodeParentInput
        source="parent"
        area={menuArea}
        fits={({ row }) => row.menu_types === (type ?? row.menu_types)}
        misfit="menu_of_other_type"
      />
    </>
  );
}

/** The input of a menu's route: one of the product's own, or any text. A route that leads nowhere is noted, not refused. */
function RouteInput({ source }: { source: string }) {
  const translate = useTranslate();
  const input = useInput({ source });
  const { field } = input;
  const note = useRouteNote(useWatch({ name: source }), useWatch({ name: 'menu_types' }));
  const { pages } = useContext(ProductScreens);
  const routes = useMemo(() => [expandsOnly, ...pages().toSorted()], [pages]);
  const typed: unknown = field.value;
  const text = typeof typed === 'string' ? typed : '';
  return (
    <ChoiceBox
      source={source}
      input={input}
      hint={note}
      freeSolo
      options={routes}
      filterOptions={(all) => all.filter((route) => route === text || searchable(route).includes(searchable(text)))}
      renderOption={({ key, ...props }, route) => (
        <Box component="li" key={key} {...props}>
          {route === expandsOnly ? translate('menu.expands_only', { route }) : route}
        </Box>
      )}
      value={text}
      inputValue={text}
      // Changes that a person didn't make arrive by the value.
      onInputChange={(event, entered) => event && field.onChange(entered)}
    />
  );
}

/** Returns a note on where a menu of a type leads; empty where it leads to a screen of the product. */
function useRouteNote(route: unknown, type: unknown): string {
  const translate = useTranslate();
  const { hasScreen } = useContext(ProductScreens);
  if (typeof route !== 'string' || route.trim() === '') return translate('menu.route_note');
  if (type === 'outer') return translate('menu.outer_note');
  const bare = routeOf(route);
  if (bare === '') return translate('menu.expands_note');
  if (!isElsewhere(bare) && hasScreen(`/${bare}`)) return translate('menu.route_found');
  return translate('menu.route_nowhere');
}
