import { Box, Link } from '@mui/material';
import { type RaRecord, useGetOne, useResourceDefinition, useResourceDefinitions, useTranslate } from 'react-admin';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useBackAddress } from '@/components/record/BackLink';
import type { Above, ResourceOptions } from '@/components/routing/addresses';
import { Words } from '@/components/ui/text/Words';
import { useShownRecord } from './names';

/** A step of a breadcrumb. */
export interface WayStep {
  key: string;
  text: string;
  /** The address of its details, or of the list. */
  to?: To | undefined;
}

/** The breadcrumb above a record's name, outermost first. */
export function Way({ steps }: { steps: readonly WayStep[] }) {
  const label = useTranslate()('ui.way');
  if (steps.length === 0) return null;
  return (
    <Box component="nav" aria-label={label} sx={way}>
      <ol>
        {steps.map(({ key, text, to }) => (
          <li key={key}>
            {to ? (
              <Link component={RouterLink} to={to} color="inherit" underline="hover">
                <Words text={text} />
              </Link>
            ) : (
              <Words text={text} />
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** The breadcrumb's placeholder. */
export const WayPlace = () => <Box sx={{ order: -1, height: 24 }} />;

const way = {
  typography: 'caption',
  // Its links are stacked where it is long: each is high enough for a finger.
  lineHeight: '24px',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  // It is displayed above the name, but comes after the actions in the document: the heading stays the first stop of the keyboard.
  order: -1,
  '& ol': { m: 0, p: 0, listStyle: 'none', display: { xs: 'flex', sm: 'block' } },
  // On a phone it is one line, however long it is: the content below it doesn't move.
  '& li': {
    display: { xs: 'block', sm: 'inline' },
    minWidth: 24,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { xs: 'nowrap', sm: 'normal' },
  },
  '& a': { py: { xs: 0.75, sm: 0 } },
  '& li:last-child': { flexShrink: 0, maxWidth: '50%' },
  '& li + li::before': { content: '"›"', px: 1 },
} as const;

type Fields = Partial<RaRecord>;

/** The breadcrumb of the record that the route names, as its resource declares it: the list, and the records above it. */
export function RecordWay() {
  const translate = useTranslate();
  const record: Fields = useShownRecord() ?? {};
  const list = useBackAddress();
  const optionsOf = useOptionsOf();
  const { options } = useResourceDefinition<ResourceOptions>();
  const above = options?.above ?? [];
  const parent = useParent(record, above);
  const listTitle = optionsOf(list.pathname.slice(1))?.titles?.list;
  const stepTo = ({ resource, id, name, label }: Above): WayStep[] => {
    const text: unknown = label ? translate(label) : record[name];
    if (typeof text !== 'string' || text === '') return [];
    const at = id ? idIn(record, id) : parent.idOf(resource);
    return [{ key: resource, text, to: at === undefined ? undefined : optionsOf(resource)?.detailsOf?.(encodeURIComponent(at)) }];
  };
  const own = listTitle ? [{ key: 'list', text: translate(listTitle), to: list }] : [];
  return <Way steps={[...own, ...above.flatMap(stepTo)]} />;
}

/** Returns the ids that the record right above this one has of those further up; it is read if this one has only their names. */
function useParent(record: Fields, above: readonly Above[]) {
  const optionsOf = useOptionsOf();
  const { resource = '', id: field } = above.at(-1) ?? {};
  const id = idIn(record, field);
  const isNeeded = id !== undefined && above.some((other) => other.id === undefined && record[other.name]);
  const { data = {} } = useGetOne<RaRecord>(resource, { id: id ?? '' }, { enabled: isNeeded });
  const further = optionsOf(resource)?.above ?? [];
  return { idOf: (wanted: string) => idIn(data, further.find((other) => other.resource === wanted)?.id) };
}

function useOptionsOf(): (resource: string) => ResourceOptions | undefined {
  const resources = new Map(Object.entries(useResourceDefinitions<ResourceOptions>()));
  return (resource) => resources.get(resource)?.options;
}

/** Returns the id in this field, if it has one. */
function idIn(record: Fields, field: string | undefined): string | number | undefined {
  const id: unknown = field && record[field];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
