import { Box } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { useRecordContext, useResourceDefinition, useTranslate } from 'react-admin';
import type { ResourceOptions } from '@/components/routing/addresses';
import { mark, marked } from '@/components/ui/marks';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';

/** Whether the heading above the fields has a breadcrumb: then the fields don't repeat it. */
export const Headed = createContext(false);

/**
 * A record's fields as names and values. The layout depends on the container, not the window: beside a tree and in a popup there is less
 * room than on a page. Where two columns fit, each name is above its value; a long text or a list has a row of its own.
 */
export const Details = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={facts}>
    {children}
  </Box>
);

const facts = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  '& > div': { display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0, breakInside: 'avoid' },
  '@container form (min-width: 400px) and (max-width: 479.95px)': {
    '& > div': { gridTemplateColumns: 'minmax(140px, 30%) minmax(0, 1fr)', columnGap: 3 },
  },
  '@container form (min-width: 480px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [`& > :has(${marked('long')}, ${marked('content')}, ul, ol, table)`]: { gridColumn: '1 / -1' },
  },
};

interface DetailProps {
  /** The record's field. */
  source: string;
  /** The field's name, a key of the catalogue or a text; by default `fields.<source>`. */
  label?: string;
  /** Renders the value; by default as it is, with a number in the digits of the language. */
  children?: (value: string) => ReactNode;
}

/** One name and its value. What is empty is omitted, as are the record's name and parents, since its heading has them. */
export function Detail({ source, label, children }: DetailProps) {
  const digits = useDigits();
  const isSaid = useIsSaid(source);
  const value: unknown = useRecordContext()?.[source];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (isSaid || text === '') return null;
  const shown = children ?? (() => (typeof value === 'number' ? digits(value) : <Lines text={text} />));
  return (
    <DetailRow source={source} {...(label && { label })}>
      {shown(text)}
    </DetailRow>
  );
}

/** Tells whether the record's heading already shows a field: its name, or a parent. */
function useIsSaid(source: string): boolean {
  const { recordRepresentation, options } = useResourceDefinition<ResourceOptions>();
  const isHeaded = useContext(Headed);
  const isAbove = options?.above?.some(({ name, label }) => name === source && !label) === true;
  return source === recordRepresentation || (isHeaded && isAbove);
}

/** How many characters make a text long, so that it takes more than a line of a column. */
const long = 60;

/** A text with its line breaks; the width of a long one is limited, so that it is easy to read. */
const Lines = ({ text }: { text: string }) => (
  <Box component="span" {...mark('long', text.length > long)} sx={{ display: 'block', maxWidth: 760, whiteSpace: 'pre-line' }}>
    <Words text={text} />
  </Box>
);

/** The name of a field, and its rendered value. */
export function DetailRow({ source, label, children }: Pick<DetailProps, 'source' | 'label'> & { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption', 'html[lang=ne] &': { fontSize: 13 } }}>
        {translate(label ?? `fields.${source}`, { _: label })}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}
