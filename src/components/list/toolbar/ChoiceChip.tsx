import OpenIcon from '@mui/icons-material/ArrowDropDown';
import { Box, Chip, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useDigits } from '@/components/useDigits';
import { chipProps } from './chipProps';
import { choicesOf } from './choicesOf';
import type { ListChoice } from './FacetFilter';

interface ChoiceChipProps extends ListChoice {
  /** The rows whose values can be chosen. */
  rows: readonly RaRecord[];
  /** The chosen value; undefined for all. */
  value: unknown;
  onChoose: (value: unknown) => void;
}

/** A single chip for a field of several values: it names the chosen one, and opens a menu of all, each with its number of rows. */
export function ChoiceChip({ source, label, named, rows, value, onChoose }: ChoiceChipProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choices = choicesOf(rows, { source, named });
  const chosen = choices.find((choice) => choice.value === value);
  const name = translate(label);
  const choose = (next: unknown) => {
    setAnchor(null);
    onChoose(next);
  };
  return (
    <>
      <Chip
        {...chipProps(value !== undefined)}
        label={
          <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography component="span" variant="inherit" noWrap>
              {chosen ? `${name}: ${chosen.name} ${digits(chosen.count)}` : name}
            </Typography>
            <OpenIcon fontSize="small" sx={{ mr: -0.75 }} />
          </Box>
        }
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ maxWidth: 1 }}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': name } }}
      >
        <ChoiceItem name={translate('ui.all')} isChosen={value === undefined} onClick={() => choose(undefined)} />
        {choices.map((choice) => (
          <ChoiceItem key={choice.name} {...choice} isChosen={choice === chosen} onClick={() => choose(choice.value)} />
        ))}
      </Menu>
    </>
  );
}

interface ChoiceItemProps {
  name: string;
  count?: number;
  isChosen: boolean;
  onClick: () => void;
}

function ChoiceItem({ name, count, isChosen, onClick }: ChoiceItemProps) {
  const digits = useDigits();
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={onClick}
      sx={{ gap: 2, justifyContent: 'space-between' }}
    >
      {name}
      {count !== undefined && (
        <Typography component="span" variant="caption" color="text.secondary">
          {digits(count)}
        </Typography>
      )}
    </MenuItem>
  );
}
