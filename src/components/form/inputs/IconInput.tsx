import { Box, InputAdornment } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { MenuIcon, menuIcons } from '@/components/ui/menuIcons';
import { searchable } from '@/domain/searchable';
import { ChoiceBox } from './ChoiceBox';

/** A menu's icon, chosen from the grid or found by its name: `choices.<source>.<name>`, or else the name on the wire. */
export function IconInput({ source }: { source: string }) {
  const { applies } = useFieldRules(source);
  return applies && <Chooser source={source} />;
}

function Chooser({ source }: { source: string }) {
  const translate = useTranslate();
  const input = useInput({ source });
  const { field } = input;
  const value: unknown = field.value;
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  const nameOf = (icon: string) =>
    menuIcons.has(icon.toLowerCase())
      ? translate(`choices.${source}.${icon.toLowerCase()}`)
      : translate('ui.not_offered', { name: icon });
  useFieldText(source, (icon) => (typeof icon === 'string' && icon !== '' ? nameOf(icon) : undefined));
  return (
    <ChoiceBox
      source={source}
      input={input}
      mark={
        chosen && (
          <InputAdornment position="start" sx={{ ml: 0.5, mr: 0 }}>
            <MenuIcon name={chosen} />
          </InputAdornment>
        )
      }
      selectOnFocus
      options={offered(chosen)}
      getOptionLabel={nameOf}
      filterOptions={(icons, { inputValue }) =>
        // The name of the chosen icon isn't a search: all icons are shown.
        chosen && inputValue === nameOf(chosen) ? icons : icons.filter((icon) => isMeant(inputValue, [nameOf(icon), icon]))
      }
      renderOption={({ key, ...props }, icon) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <MenuIcon name={icon} />
          {nameOf(icon)}
        </Box>
      )}
      value={chosen}
      onChange={(_, icon) => field.onChange(icon)}
    />
  );
}

const names = [...menuIcons.keys()];

/** Returns all icons, and the current one if it isn't among them. */
const offered = (chosen: string | null): readonly string[] =>
  chosen === null || names.includes(chosen) ? names : [...names, chosen];

const isMeant = (typed: string, called: readonly string[]): boolean =>
  called.some((name) => searchable(name.replaceAll('_', ' ')).includes(searchable(typed)));
