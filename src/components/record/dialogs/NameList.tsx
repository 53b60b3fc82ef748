import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Words } from '@/components/ui/text/Words';

/** How many names are listed; the rest are only counted. */
const named = 100;

/** Lists the names of the records that something is done with together. */
export function NameList({ names, label }: { names: readonly string[]; label: string }) {
  const translate = useTranslate();
  const others = names.length - named;
  return (
    // A scrolling flex item would shrink to nothing where room is short: the box around it prevents that.
    <div>
      {/* Reachable by keyboard, because a long list scrolls. */}
      <Box component="ul" aria-label={label} tabIndex={0} sx={{ m: 0, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
        {[...names.slice(0, named).entries()].map(([place, name]) => (
          <li key={place}>
            <Words text={name} />
          </li>
        ))}
        {others > 0 && <li>{translate('ui.others', { count: others })}</li>}
      </Box>
    </div>
  );
}
