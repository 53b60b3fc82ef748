import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ListSection } from '@/components/list/ListSection';
import { RowsSection } from '@/components/list/RowsSection';
import { questionSearch } from '@/components/product/questions/questionSearch';
import { BackLink } from '@/components/record/BackLink';
import { ShortHtmlField } from '@/components/record/details/HtmlDetail';
import { PageTitle } from '@/components/record/PageTitle';
import { IconLink } from '@/components/routing/IconLink';
import { IconRefusal } from '@/components/routing/IconRefusal';
import { WayOut } from '@/components/ui/feedback/failures';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { SafeHtml } from '@/components/ui/html/SafeHtml';
import type { Reply } from '@/contract/call';
import { type Passage, passageCalls } from '@/contract/passage';
import type { Quiz } from '@/contract/quiz';
import { readableText } from '@/domain/html/readableText';
import { shortText } from '@/domain/html/shortText';
import { useRead } from '@/providers/data/useRead';
import { names } from './passageNames';

/** A passage beside its questions, and those that can be tagged to it. */
export function TagQuizPage() {
  const translate = useTranslate();
  const { search } = useLocation();
  const passage = usePassage();
  const title = [translate('passage.tag_quiz'), passage.data?.paragraph_title].filter(Boolean).join(' · ');
  const list = { pathname: `/${names.passage}`, search };
  const back = <BackLink to={list} />;
  return (
    <>
      <PageTitle title={title} actions={back} />
      <WayOut value={{ to: list, label: 'ui.to_list' }}>
        <QueryContent query={passage} lines={8}>
          {({ paragraph, quizzes }) => (
            <Box sx={columns}>
              <PassageText html={paragraph} />
              <Box sx={lists}>
                <PassageQuizzes quizzes={quizzes} />
                <QuestionSearch />
              </Box>
            </Box>
          )}
        </QueryContent>
      </WayOut>
      {/* The popup is about a question. */}
      <ResourceContextProvider value="quizsetup">
        <Outlet />
      </ResourceContextProvider>
    </>
  );
}

const lists = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' };
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
};

/** Searches the questions of the bank, to tag them to the page's passage. */
const QuestionSearch = () => (
  <ListSection resource="question_search" title="passage.find_quiz" filter={questionSearch}>
    <Column source="question" text={readableText}>
      <ShortHtmlField source="question" />
    </Column>
    <Column source="correct_option" text={readableText}>
      <ShortHtmlField source="correct_option" />
    </Column>
    <ActionColumn>
      <TagQuizLink />
    </ActionColumn>
  </ListSection>
);

/** A passage's text in a box that scrolls by itself and stays beside the lists, so that it doesn't push them out of view. */
function PassageText({ html }: { html: string }) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Box component="section" sx={{ position: { lg: 'sticky' }, top: { lg: 16 }, minWidth: 0 }}>
      <Typography id={heading} component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {translate('fields.passage')}
      </Typography>
      {/* Focusable, because it scrolls. */}
      <Paper variant="outlined" role="region" aria-labelledby={heading} tabIndex={0} sx={place}>
        <SafeHtml html={html} profile="content" />
      </Paper>
    </Box>
  );
}

const place = { p: 2, overflow: 'auto', maxHeight: { xs: '40dvh', lg: 'calc(100dvh - 160px)' } };

/** Links to the popup that adds a question to the page's passage, unless it is there. */
function TagQuizLink() {
  const translate = useTranslate();
  const { search } = useLocation();
  const quiz = useRecordContext<Quiz & { id: number }>();
  const { data: passage } = usePassage();
  if (!quiz) return null;
  const label = translate('passage.tag_this_quiz', { name: shortText(quiz.question) });
  const isTagged = passage?.quizzes?.some(({ quiz_iid }) => quiz_iid === quiz.id) ?? false;
  if (isTagged) {
    return (
      <IconRefusal label={label} reason={translate('passage.has_quiz')}>
        <TagIcon fontSize="small" />
      </IconRefusal>
    );
  }
  return (
    <IconLink label={label} to={{ pathname: `quiz/${quiz.id}`, search }} writes>
      <TagIcon fontSize="small" />
    </IconLink>
  );
}

/** Reads the passage that the route names, with its questions: once, however many components read it. */
function usePassage() {
  const { passage = '' } = useParams();
  return useRead(passageCalls.getPassageById, { id: passage }, dataOf);
}

const dataOf = ({ data }: Reply<typeof passageCalls.getPassageById>) => data;

/** A passage's questions, and the sum of their marks. */
function PassageQuizzes({ quizzes }: Pick<Passage, 'quizzes'>) {
  const translate = useTranslate();
  const rows = (quizzes ?? []).map((quiz) => ({ ...quiz, id: quiz.quiz_iid }));
  const sum = marksOf(rows);
  const summary = { smart_count: rows.length, marks: translate('passage.marks', { smart_count: sum, marks: sum }) };
  return (
    <RowsSection name="passage_quiz" title="passage.quizzes" rows={rows} summary={translate(summaryOf(quizzes), summary)}>
      <Column source="question" text={readableText}>
        <ShortHtmlField source="question" />
      </Column>
      <Column source="correct_option" text={readableText}>
        <ShortHtmlField source="correct_option" />
      </Column>
      <Column source="marks_weightage" />
    </RowsSection>
  );
}

/** Returns a summary; other servers may omit the questions of a passage. */
function summaryOf(quizzes: Passage['quizzes']): string {
  if (!quizzes) return 'passage.quizzes_untold';
  return quizzes.length === 0 ? 'passage.quizzes_none' : 'passage.quizzes_total';
}

/** Adds hundredths, because sums of fractions aren't exact. */
const marksOf = (quizzes: readonly { marks_weightage: number }[]): number =>
  quizzes.reduce((sum, { marks_weightage }) => sum + Math.round(marks_weightage * 100), 0) / 100;
