import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TreeButton } from './TreeButton';
import type { AreaNode } from './treeArea';

type Found = Pick<AreaNode<unknown>, 'label'>;

interface FoundLineProps {
  /** The nodes that a search has found; undefined without a search. */
  matches: readonly Found[] | undefined;
  /** The index of the current match; undefined until one moves on from the first. */
  place: number | undefined;
  onStep: (by: 1 | -1) => void;
}

/** Says how many nodes a search has found and which is the current one, with buttons to the previous and the next. */
export function FoundLine({ matches, place, onStep }: FoundLineProps) {
  const translate = useTranslate();
  const several = matches !== undefined && matches.length > 1;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, pl: 0.5, ...(!matches && { position: 'absolute' }) }}>
      {/* It is rendered before a search, or its result wouldn't be announced. */}
      <Typography role="status" variant="body2" color="text.secondary" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {matches && translate(...foundText(matches, place))}
      </Typography>
      {several && (
        <>
          <TreeButton label="tree_page.found_previous" onClick={() => onStep(-1)}>
            <UpIcon fontSize="small" />
          </TreeButton>
          <TreeButton label="tree_page.found_next" onClick={() => onStep(1)}>
            <DownIcon fontSize="small" />
          </TreeButton>
        </>
      )}
    </Stack>
  );
}

/** Returns a key of the catalogue, and the arguments of its text. */
function foundText(matches: readonly Found[], place: number | undefined): [string, object] {
  const count = matches.length;
  if (count === 0) return ['tree_page.none_found', {}];
  if (place === undefined) return ['tree_page.found', { count }];
  return ['tree_page.found_at', { place: place + 1, count, name: matches[place]?.label }];
}
