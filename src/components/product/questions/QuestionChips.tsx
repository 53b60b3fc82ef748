import { Box, Chip, Stack } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { ChoiceChip, chipProps, chipRow } from '@/components/list/toolbar/FacetFilter';
import { useDigits } from '@/components/ui/text/digits';
import type { Reply } from '@/contract/call';
import { courseCalls } from '@/contract/course';
import { isYes } from '@/contract/fields';
import { mostCounted, quizCalls, quizFilter } from '@/contract/quiz';
import { askedOfBank } from '@/contract/quizBank';
import { quizLevelCalls } from '@/contract/quizLevel';
import { ApiError } from '@/providers/api/errors';
import { useRead } from '@/providers/data/useRead';
import { bankFields, bankFlags } from './bankFields';

type Filter = Readonly<Record<string, unknown>>;

/** Chips that narrow the question bank: flags with the number of questions that each would leave, a course, and a level. */
export function QuestionChips() {
  const translate = useTranslate();
  const digits = useDigits();
  const { filterValues, setFilters } = useListContext();
  const values: Filter = filterValues;
  const counts = useQuizCounts(values);
  const isNarrowed = bankFields.some((field) => values[field] !== undefined);

  const text = (key: string, count: number | undefined) =>
    [translate(key), ...(count === undefined ? [] : [digits(count) + (count === mostCounted ? '+' : '')])].join(' ');
  const choose = (field: string, value: unknown) =>
    setFilters({ ...without(values, [field]), ...(value !== undefined && { [field]: value }) });
  return (
    <>
      <Stack direction="row" sx={chipRow}>
        <Chip
          {...chipProps(!isNarrowed)}
          label={text('ui.all', counts.all)}
          onClick={() => setFilters(without(values, bankFields))}
        />
        {bankFlags.map((flag) => {
          const isChosen = isYes(values[flag]);
          return (
            <Chip
              key={flag}
              {...chipProps(isChosen)}
              label={text(`question_chips.${flag}`, counts[flag])}
              onClick={() => choose(flag, isChosen ? undefined : 'y')}
            />
          );
        })}
        <CourseChip values={values} onChoose={choose} />
        <LevelChip values={values} onChoose={choose} />
      </Stack>
      <Box sx={printed}>
        {bankFlags
          .filter((flag) => isYes(values[flag]))
          .map((flag) => translate(`question_chips.${flag}`))
          .join(' · ')}
      </Box>
    </>
  );
}

/** On paper the chosen flags are words. */
const printed = { display: 'none', displayPrint: 'block', typography: 'body2' };

const without = (values: Filter, fields: readonly string[]): Filter =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

interface ReadChipProps {
  values: Filter;
  onChoose: (field: string, value: unknown) => void;
}

/** The chip of a course; the courses are read once its menu is opened, or one is chosen. */
function CourseChip({ values, onChoose }: ReadChipProps) {
  const { chip, isWanted } = useReadChip('courses', values, onChoose);
  const { data = none } = useRead(courseCalls.getCourseSelect, isWanted ? {} : undefined, coursesOf);
  return <ChoiceChip {...chip} choices={data} />;
}

/** The chip of a level, likewise. */
function LevelChip({ values, onChoose }: ReadChipProps) {
  const { chip, isWanted } = useReadChip('quiz_level', values, onChoose);
  const { data = none } = useRead(quizLevelCalls.getQuizLevelAllSelect, isWanted ? {} : undefined, levelsOf);
  return <ChoiceChip {...chip} choices={data} />;
}

function useReadChip(field: string, values: Filter, onChoose: ReadChipProps['onChoose']) {
  const translate = useTranslate();
  const [isOpened, setOpened] = useState(false);
  const value = values[field];
  const chip = {
    name: translate(`fields.${field}`),
    value,
    onOpen: () => setOpened(true),
    onChoose: (next: unknown) => onChoose(field, next),
  };
  return { chip, isWanted: isOpened || value !== undefined };
}

const coursesOf = ({ data }: Reply<typeof courseCalls.getCourseSelect>) =>
  data.map(({ iid, course_name }) => ({ value: iid, name: course_name }));
const levelsOf = ({ data }: Reply<typeof quizLevelCalls.getQuizLevelAllSelect>) =>
  data.map(({ iid, level_name }) => ({ value: iid, name: level_name }));

const none: never[] = [];

type Counts = Partial<Reply<typeof quizCalls.countQuiz>['data']>;

/**
 * Returns how many questions each chip of the bank would leave. A server that lacks the count has those that nothing uses in a list: they are
 * counted as long as nothing else narrows the bank.
 */
function useQuizCounts(filter: Readonly<Record<string, unknown>>): Counts {
  const asked = askedOfBank(filter);
  const counted = useRead(quizCalls.countQuiz, quizFilter.safeParse(asked).data, countsOf);
  const isLacking = counted.error instanceof ApiError && counted.error.status === 404;
  const isWhole = Object.keys(asked).length === 0;
  const { data: untagged } = useRead(quizCalls.getUntaggedQuiz, isLacking && isWhole ? {} : undefined, lengthOf);
  return counted.data ?? (untagged === undefined ? {} : { untagged });
}

const countsOf = ({ data }: Reply<typeof quizCalls.countQuiz>) => data;
const lengthOf = ({ data }: Reply<typeof quizCalls.getUntaggedQuiz>) => data.length;
