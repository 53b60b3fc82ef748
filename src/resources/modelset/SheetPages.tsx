import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { ListPaginationContext, useTranslate } from 'react-admin';
import { SafeHtml } from '@/components/html/SafeHtml';
import { Pager } from '@/components/list/table/Pager';
import type { PageSizes } from '@/components/list/table/pageSizes';
import { useAddressPages } from '@/components/list/table/useAddressPages';
import { reportOf } from './modelsetAddresses';
import { QuestionView } from './QuestionView';
import { type Block, questionsOf, type Sheet } from './sheet';

const sizes: PageSizes = [5, 10, 15, 20];

/** The questions of a model set page by page; only the current page is rendered, and the last has the passages below it. */
export function SheetPages({ sheet }: { sheet: Sheet }) {
  const translate = useTranslate();
  const heading = useId();
  const pages = useAddressPages(sheet.blocks.length, sizes);
  const { page, perPage, hasNextPage } = pages;
  const start = useStartOf(`${page} ${perPage}`);
  return (
    <>
      <Paper ref={start} component="section" variant="outlined" aria-labelledby={heading}>
        <Typography id={heading} component="h2" variant="subtitle1" sx={{ px: 2, pt: 2 }}>
          {translate('modelset_view.questions')}
        </Typography>
        {sheet.blocks.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 2 }}>
            {translate('modelset_view.no_questions')}
          </Typography>
        )}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sheet.blocks.slice((page - 1) * perPage, page * perPage).map((block) => (
            <BlockView key={block.levels[0]?.quiz_id} block={block} sheet={sheet} />
          ))}
        </Box>
        <ListPaginationContext.Provider value={pages}>
          <Box sx={pager}>
            <Pager sizes={sizes} />
          </Box>
        </ListPaginationContext.Provider>
      </Paper>
      {!hasNextPage && sheet.paragraphs.map((passage) => <PassageView key={passage.iid} passage={passage} sheet={sheet} />)}
    </>
  );
}

/** Returns a ref to the element that is scrolled into view when the page changes, because the pager is below it. */
function useStartOf(pages: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(pages);
  useEffect(() => {
    if (shown.current === pages) return;
    shown.current = pages;
    place.current?.scrollIntoView({ block: 'start' });
  }, [pages]);
  return place;
}

/** Sticky where there is room, so that the focus can stay in it from page to page. */
const pager = { position: { sm: 'sticky' }, bottom: 0, bgcolor: 'background.paper', borderRadius: 1, zIndex: 1 };

/** Shows the question of a number, or all of its levels. */
function BlockView({ block: { number, levels }, sheet }: { block: Block; sheet: Sheet }) {
  const translate = useTranslate();
  const heading = (
    <Typography component="h3" variant="subtitle1">
      {number === null ? translate('modelset_view.unnumbered') : translate('modelset_view.number', { number })}
    </Typography>
  );
  const tagOf = (question: Block['levels'][number]) => (question.tag_id === undefined ? {} : { tag: reportOf(sheet, question) });
  const [first, ...others] = levels;
  return (
    <Box component="li" sx={block}>
      {first && <QuestionView question={first} heading={heading} {...tagOf(first)} />}
      {others.map((question) => (
        <Box key={question.quiz_id} sx={{ borderTop: 1, borderTopStyle: 'dashed', borderColor: 'divider', pt: 2 }}>
          <QuestionView question={question} {...tagOf(question)} />
        </Box>
      ))}
    </Box>
  );
}

const block = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

/** A passage of a model set with its questions; a question with a number in the model set shows it. */
function PassageView({ passage, sheet }: { passage: Sheet['paragraphs'][number]; sheet: Sheet }) {
  const translate = useTranslate();
  const heading = useId();
  const placed = new Map(questionsOf(sheet).map((question) => [question.quiz_id, question]));
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ mt: 3, p: 2 }}>
      <Typography id={heading} component="h2" variant="subtitle1">
        {translate('modelset_view.passage', { title: passage.paragraph_title })}
      </Typography>
      <SafeHtml html={passage.paragraph} profile="content" />
      <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {passage.questions.map((question) => {
          const number = placed.get(question.quiz_id)?.modelset_order_priority;
          return (
            <li key={question.quiz_id}>
              <QuestionView
                question={question}
                {...(number && {
                  heading: (
                    <Typography component="h3" variant="subtitle1">
                      {translate('modelset_view.number', { number })}
                    </Typography>
                  ),
                })}
              />
            </li>
          );
        })}
      </Box>
    </Paper>
  );
}
