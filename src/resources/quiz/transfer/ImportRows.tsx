import { Box, Chip, Paper, Stack } from '@mui/material';
import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useList, useRecordContext, useTranslate } from 'react-admin';
import { Column } from '@/components/list/columns/Column';
import { ListTable } from '@/components/list/table/ListTable';
import { chipProps } from '@/components/list/toolbar/FacetFilter';
import { ServerPaged } from '@/components/record/listRead';
import { ShortHtml } from '@/components/ui/html/SafeHtml';
import { useDigits } from '@/components/ui/text/digits';
import { readableText } from '@/domain/html/readableText';
import { Forced, VerdictCell } from './VerdictCell';
import { type RowVerdict, type Verdict, verdicts } from './verdicts';

interface ImportRowsProps {
  rows: readonly RowVerdict[];
  /** The rows that are added although they seem to be duplicates. */
  forced: ReadonlySet<number>;
  onForce: (id: number) => void;
}

/** Rows with a verdict, or those of which something is noted. */
type Shown = Verdict | 'noted';

const isShown = (row: RowVerdict, shown: Shown | undefined): boolean =>
  shown === undefined || row.verdict === shown || (shown === 'noted' && row.notes.length > 0);

/** The questions read, each with its verdict, by which they can be filtered. */
export function ImportRows({ rows, forced, onForce }: ImportRowsProps) {
  const [verdict, setVerdict] = useState<Shown>();
  const shown = useMemo(() => rows.filter((row) => isShown(row, verdict)), [rows, verdict]);
  const choice = useMemo(() => ({ forced, onForce }), [forced, onForce]);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <VerdictFilter rows={rows} chosen={verdict} onChoose={setVerdict} />
      <Forced value={choice}>
        <ResourceContextProvider value="quiz_import">
          <Table rows={shown} />
        </ResourceContextProvider>
      </Forced>
    </Paper>
  );
}

/** Memoised, so that it renders only when its rows change, not at each question that is added. */
const Table = memo(function Table({ rows }: { rows: readonly RowVerdict[] }) {
  const data = useMemo(() => rows.map((row) => ({ ...row, question: row.form.question })), [rows]);
  const list = useList({ data, perPage: Number.MAX_SAFE_INTEGER });
  return (
    <ListContextProvider value={list}>
      {/* In the order of the file. */}
      <ServerPaged value>
        <ListTable title="quiz_import.rows" fixedHeight={480}>
          <Column source="line" label="quiz_import.row" isShort />
          <Column source="question" text={readableText}>
            <QuestionCell />
          </Column>
          <Column source="verdict" label="quiz_import.verdict_title" text={String}>
            <VerdictCell />
          </Column>
        </ListTable>
      </ServerPaged>
    </ListContextProvider>
  );
});

interface VerdictFilterProps {
  rows: readonly RowVerdict[];
  chosen: Shown | undefined;
  onChoose: (shown: Shown | undefined) => void;
}

function VerdictFilter({ rows, chosen, onChoose }: VerdictFilterProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the file read was disabled meanwhile, and has lost the focus.
  useEffect(() => place.current?.focus(), []);
  const choices = [...verdicts, 'noted' as const].flatMap((verdict) => {
    const count = rows.filter((row) => isShown(row, verdict)).length;
    return count > 0 || verdict === chosen ? [{ verdict, label: `quiz_import.verdict.${verdict}`, count }] : [];
  });
  return (
    <Stack
      ref={place}
      direction="row"
      role="status"
      tabIndex={-1}
      sx={{ outline: 'none', px: 1.5, py: 1, gap: 1, flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}
    >
      {[{ verdict: undefined, label: 'ui.all', count: rows.length }, ...choices].map(({ verdict, label, count }) => (
        <Chip
          key={label}
          label={`${translate(label)} ${digits(count)}`}
          {...chipProps(verdict === chosen)}
          onClick={() => onChoose(verdict)}
        />
      ))}
    </Stack>
  );
}

/** A question that was read, and below it its options, the true ones marked. */
function QuestionCell() {
  const row = useRecordContext<RowVerdict>();
  if (!row) return null;
  const { question, quiz_options } = row.form;
  return (
    <>
      <ShortHtml html={question} />
      <Box sx={optionLine}>
        {quiz_options.map(({ options, correct }, place) => (
          <Fragment key={`${place} ${options}`}>
            {place > 0 && ' · '}
            {correct && '✓ '}
            <ShortHtml html={options} />
          </Fragment>
        ))}
      </Box>
    </>
  );
}

/** The options follow each other in the line, whole. */
const optionLine = {
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& > div': { display: 'inline', p: 0, overflow: 'visible', '&::after': { content: 'none' } },
} as const;
