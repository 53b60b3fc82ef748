import { Box } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { useRecordContext, useResourceDefinition, useTranslate } from 'react-admin';
import { FormContainer } from '@/components/form/formContainer';
import { useDigits } from '@/components/useDigits';

/** A record's fields as names and values, two columns where there is room. */
export const Details = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 30%) 1fr' },
      columnGap: 3,
      rowGap: { xs: 0.25, sm: 1.5 },
    }}
  >
    {children}
  </Box>
);

interface DetailProps {
  /** The record's field. */
  source: string;
  /** What the field is called; by default `fields.<source>`. */
  label?: string;
  /** How the value is shown; by default as it is, a number in the digits of the language. */
  children?: (value: string) => ReactNode;
}

/** One name and its value, N/A when it is empty; what the record is called stands in the heading already. */
export function Detail({ source, label, children }: DetailProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const { recordRepresentation } = useResourceDefinition();
  const value: unknown = useRecordContext()?.[source];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (source === recordRepresentation) return null;
  const shown = children ?? (() => (typeof value === 'number' ? digits(value) : <Lines text={text} />));
  return (
    <DetailRow source={source} {...(label && { label })}>
      {text === '' ? translate('ui.not_available') : shown(text)}
    </DetailRow>
  );
}

/** The same of what a record stands below, in a popup: beside its tree the way to it says that already. */
export const WayDetail = ({ source }: { source: string }) =>
  useContext(FormContainer).place === 'dialog' && <Detail source={source} />;

/** A text with its line breaks. */
const Lines = ({ text }: { text: string }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
    {text}
  </Box>
);

/** The name of a field, and beside it what is shown of it. */
export function DetailRow({ source, label, children }: Pick<DetailProps, 'source' | 'label'> & { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {translate(label ?? `fields.${source}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, typography: 'body2', mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}
