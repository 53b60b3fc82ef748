import { Box } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { Outlet, useLocation } from 'react-router-dom';
import { QueryContent } from '@/components/feedback/QueryContent';
import { WayOut } from '@/components/feedback/wayOut';
import { BackLink } from '@/components/record/BackLink';
import { PageTitle } from '@/components/record/PageTitle';
import { PassageQuizzes } from './PassageQuizzes';
import { PassageText } from './PassageText';
import { names } from './passageNames';
import { QuestionSearch } from './QuestionSearch';
import { usePassage } from './usePassage';

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
