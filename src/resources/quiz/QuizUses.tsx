import { Box, Link, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { createSearchParams, Link as RouterLink } from 'react-router-dom';
import { momentText } from '@/components/ui/text/dates';
import { useDigits, useLanguage } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import type { Quiz } from '@/contract/quiz';
import type { QuizTag } from '@/contract/quizTag';
import { names } from './quizNames';

/** Lists the uses of a question, each as a link, or says that it has none. */
export function QuizUses() {
  const translate = useTranslate();
  const quiz = useRecordContext<Quiz & { id: number }>();
  const uses = [
    ...(quiz?.quiz_tags ?? []).map((tag) => ({ key: `tag ${tag.tag_id}`, use: <Tag {...tag} /> })),
    ...(quiz?.quiz_passages ?? []).map((passage) => ({
      key: `passage ${passage.passage_iid}`,
      use: <InPassage {...passage} />,
    })),
    ...(quiz?.quiz_lives ?? []).map((live) => ({ key: `live ${live.tag_id}`, use: <Live {...live} /> })),
  ];
  if (uses.length === 0) return translate('quiz.unused');
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& > * + *': { mt: 1 } }}>
      {uses.map(({ key, use }) => (
        <li key={key}>{use}</li>
      ))}
    </Box>
  );
}

/** A link to the questions of a passage. */
function InPassage({ passage_iid, paragraph_title }: InPassageProps) {
  const translate = useTranslate();
  return (
    <Link component={RouterLink} to={`/paragraphSetup/tag/${passage_iid}`}>
      <Words text={translate('quiz.in_passage', { title: paragraph_title })} />
    </Link>
  );
}

type InPassageProps = NonNullable<Quiz['quiz_passages']>[number];

/** A link to the details of a live quiz. */
function Live({ tag_id, modelset_name, course_iid, year, live_start_date_time, live_exam_status }: LiveProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <SearchLink
      pathname={`/tagLiveQuiz/view/${tag_id}`}
      filter={{ courses: course_iid, year, live_exam_status }}
      text={translate('quiz.live', { modelset: modelset_name, start: momentText(live_start_date_time, language) })}
    />
  );
}

type LiveProps = NonNullable<Quiz['quiz_lives']>[number];

/** A tag: the breadcrumb of its lesson links to the tag itself, and its place in a model set to the other questions there. */
function Tag(tag: QuizTag) {
  const translate = useTranslate();
  const digits = useDigits();
  const { courses_id, subcourse_id, subcourse_main_topic_id, lesson_id, modelset_id, year } = tag;
  const ofLesson = {
    courses: courses_id,
    subcourse: subcourse_id,
    subcourse_main_topic: subcourse_main_topic_id,
    lesson: lesson_id,
  };
  const way = [tag.course_name, tag.subcourse_name, tag.topic_title, tag.lesson_title].join(' › ');
  const place = { modelset: tag.modelset_name, year: digits(year ?? ''), number: digits(tag.modelset_order_priority ?? '') };
  return (
    <>
      <SearchLink pathname={`/${names.tags}/view/${tag.tag_id}`} filter={ofLesson} text={way} />
      {modelset_id !== null && (
        <Typography component="div" variant="body2" color="text.secondary">
          <SearchLink
            pathname={`/${names.ofModelset}`}
            filter={{ courses: courses_id, year, modelset: modelset_id }}
            text={translate(tag.level_name === null ? 'quiz.numbered' : 'quiz.numbered_of_level', {
              ...place,
              level: tag.level_name,
            })}
          />
        </Typography>
      )}
    </>
  );
}

interface SearchLinkProps {
  pathname: string;
  filter: object;
  text: string;
}

/** Links to a list with a search, or to a popup over it. */
const SearchLink = ({ pathname, filter, text }: SearchLinkProps) => (
  <Link component={RouterLink} to={{ pathname, search: `${createSearchParams({ filter: JSON.stringify(filter) })}` }}>
    <Words text={text} />
  </Link>
);
