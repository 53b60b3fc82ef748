import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import QuestionIcon from '@mui/icons-material/QuizOutlined';
import { Box, Chip, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ListPaginationContext, useTranslate } from 'react-admin';
import { Pager, type PageSizes } from '@/components/list/table/Pager';
import { useAddressPages } from '@/components/list/table/useAddressPages';
import { Explanation, OptionLines } from '@/components/product/questions/OptionLines';
import { IconLink } from '@/components/routing/IconLink';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import { Words } from '@/components/ui/text/Words';
import type { ModelsetQuestion, PassageQuestion } from '@/contract/modelsetQuiz';
import { shortText } from '@/domain/html/shortText';
import { reportOf, setList } from './modelsetAddresses';
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
      <Box
        component="ol"
        sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
      >
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

interface QuestionViewProps {
  question: PassageQuestion & Partial<Pick<ModelsetQuestion, 'level_name'>>;
  /** Its number and the like, shown before its level and marks. */
  heading?: ReactNode;
  /** The address that changes its place in the model set, if it has one. */
  tag?: string;
}

/** A question with its options and its explanation, and links to the forms that change them. */
function QuestionView({ question, heading, tag }: QuestionViewProps) {
  const translate = useTranslate();
  const { quiz_id, marks_weightage, level_name, answer_desc } = question;
  const name = shortText(question.question);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {heading}
        {level_name && <Chip size="small" variant="outlined" label={<Words text={level_name} />} />}
        <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
          {marks_weightage !== null && translate('modelset_view.marks', { marks: marks_weightage, smart_count: marks_weightage })}
        </Typography>
        {/* The icons themselves, without their padding, align with the card's texts. */}
        <Box sx={{ display: 'flex', gap: 0.5, mr: '-5px' }}>
          {tag && (
            <IconLink label={translate('modelset_view.edit_tag', { name })} to={tag} writes="quiz">
              <TagIcon fontSize="small" />
            </IconLink>
          )}
          <IconLink label={translate('modelset_view.view_question', { name })} to={`/quizsetup/view/${quiz_id}${setList}`}>
            <QuestionIcon fontSize="small" />
          </IconLink>
        </Box>
      </Box>
      <SafeHtml html={question.question} profile="content" />
      <OptionLines options={question.options} />
      {answer_desc && <Explanation html={answer_desc} />}
    </Box>
  );
}
