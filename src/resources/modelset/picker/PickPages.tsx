import { Box, Button, Chip, Paper, Typography } from '@mui/material';
import { Suspense, useId, useMemo } from 'react';
import { type RaRecord, RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { Column } from '@/components/list/columns/Column';
import { ListSection } from '@/components/list/ListSection';
import { bankNarrowing } from '@/components/product/questions/bankNarrowing';
import { BackLink } from '@/components/record/BackLink';
import { ShortHtmlField } from '@/components/record/details/HtmlDetail';
import { PageTitle } from '@/components/record/PageTitle';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { WayOut } from '@/components/ui/feedback/failures';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import type { QuizTag } from '@/contract/quizTag';
import { readableText } from '@/domain/html/readableText';
import { pickOf, setList, viewOf } from '../modelsetAddresses';
import { type AnyModelsetQuiz, type Sheet, sheetOf } from '../sheet';
import { type PickedQuiz, usePicks } from './usePicks';
import { type SetTags, useSetTags } from './useSetTags';

/** A page where questions of the bank are picked for a model set; one of the other type redirects to its own address. */
const PickPage = ({ type }: { type: 'normal' | 'ku' }) => {
  const query = useRouteRecord();
  const modelset = query.data;
  return (
    <>
      <PageTitle
        title="modelset_pick.title"
        record="changed"
        actions={<BackLink to={modelset ? viewOf({ ...modelset, id: modelset.id }) : setList} />}
      />
      <WayOut value={toList}>
        <QueryContent query={query} lines={10}>
          {(record) =>
            record.modelset_type === type ? (
              <RecordContextProvider value={record}>
                <Content />
              </RecordContextProvider>
            ) : (
              <Navigate replace to={pickOf({ modelset_type: record.modelset_type, iid: record.iid })} />
            )
          }
        </QueryContent>
      </WayOut>
    </>
  );
};

const toList = { to: setList, label: 'ui.to_list' } as const;

/** The pages of both types. */
export const PickPages = {
  Normal: () => <PickPage type="normal" />,
  Ku: () => <PickPage type="ku" />,
};

function Content() {
  const record = useRecordContext<AnyModelsetQuiz & { id: number }>();
  const sheet = useMemo(() => record && sheetOf(record), [record]);
  return sheet && <OfSheet key={sheet.iid} sheet={sheet} />;
}

function OfSheet({ sheet }: { sheet: Sheet }) {
  const tags = useSetTags(sheet);
  return (
    <QueryContent query={tags} lines={10}>
      {(read) => <Picker sheet={sheet} tags={read} />}
    </QueryContent>
  );
}

/** The question bank, and beside it what is picked. */
function Picker({ sheet, tags }: { sheet: Sheet; tags: SetTags }) {
  const { picks, pick, drop } = usePicks(sheet.iid);
  const place = useId();
  const unchoosable = useMemo(() => new Set(tags.inSet.keys()), [tags]);
  // A colleague may have added one meanwhile.
  const standing = useMemo(() => picks.filter(({ id }) => !unchoosable.has(id)), [picks, unchoosable]);
  return (
    <Box sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        <ListSection
          resource="quizsetup"
          title="modelset_pick.find"
          narrowing={bankNarrowing}
          choice={{ chosen: standing, onChoose: pick, unchoosable }}
          sizes={sizes}
        >
          <Column source="question" text={readableText} isName={false}>
            <ShortHtmlField source="question" />
            <InSet inSet={tags.inSet} />
          </Column>
          <Column source="correct_option" text={readableText}>
            <ShortHtmlField source="correct_option" />
          </Column>
        </ListSection>
        {standing.length > 0 && <ToPicked id={place} count={standing.length} />}
      </Box>
      <PickedPart id={place} sheet={sheet} tags={tags} picks={standing} onPick={pick} onAdded={drop} />
    </Box>
  );
}

const sizes = [10] as const;

/** Loaded with the first question that is picked: the page is a list until then. */
const PickForm = lazyScreen(() => import('./PickForm'), 'PickForm');

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
};

/** Says of a row that its question is in the model set already. */
function InSet({ inSet }: Pick<SetTags, 'inSet'>) {
  const translate = useTranslate();
  const tag: QuizTag | undefined = inSet.get(Number(useRecordContext()?.id));
  if (!tag) return null;
  const { modelset_order_priority: number } = tag;
  const text = number === null ? translate('modelset_pick.in_set') : translate('modelset_pick.in_set_at', { number });
  return <Chip size="small" label={text} sx={{ mt: 0.5 }} />;
}

interface PickedPartProps {
  id: string;
  sheet: Sheet;
  tags: SetTags;
  picks: readonly PickedQuiz[];
  onPick: (records: readonly RaRecord[]) => void;
  onAdded: (added: readonly RaRecord[]) => readonly RaRecord[];
}

/** What is picked so far. */
function PickedPart({ id, picks, ...form }: PickedPartProps) {
  const translate = useTranslate();
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ minWidth: 0, scrollMarginTop: 72 }}>
      <Typography id={`${id}-title`} component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {translate('modelset_pick.picked')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="body2" color="text.secondary" role="status">
          {translate(picks.length === 0 ? 'modelset_pick.none' : 'modelset_pick.count', { smart_count: picks.length })}
        </Typography>
        {picks.length > 0 && (
          <Suspense fallback={<LoadingLines count={4} of="fields" />}>
            <PickForm picks={picks} {...form} />
          </Suspense>
        )}
      </Paper>
    </Box>
  );
}

/** In a narrow window what is picked is below the list: a button leads there. */
function ToPicked({ id, count }: { id: string; count: number }) {
  const translate = useTranslate();
  return (
    <Box sx={below}>
      <Button variant="contained" onClick={() => document.getElementById(id)?.scrollIntoView()}>
        {translate('modelset_pick.count', { smart_count: count })}
      </Button>
    </Box>
  );
}

const below = { display: { lg: 'none' }, position: 'sticky', bottom: 8, mt: 1, textAlign: 'end', zIndex: 1 } as const;
