import { Box } from '@mui/material';
import { useContext, useMemo } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceBox } from '@/components/inputs/ChoiceBox';
import { ProductScreens } from '@/components/resource/productScreens';
import { expandsOnly } from '@/domain/menuRoute';
import { searchable } from '@/domain/searchable';
import { useRouteNote } from './useRouteNote';

/** The input of a menu's route: one of the product's own, or any text. A route that leads nowhere is noted, not refused. */
export function RouteInput({ source }: { source: string }) {
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
