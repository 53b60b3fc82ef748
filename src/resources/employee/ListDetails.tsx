import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { z } from 'zod/mini';
import { Column } from '@/components/list/columns/Column';
import { RowsSection } from '@/components/list/RowsSection';
import { Detail } from '@/components/record/details/Details';
import { digitsText, useLanguage } from '@/components/ui/text/digits';
import type { ShownText } from '@/components/ui/text/shownText';

/** Shows a chosen value in the language of the screen. */
export function ChoiceDetail({ source }: { source: string }) {
  const language = useLanguage();
  return <Detail source={source}>{(value) => choiceText(value, language)}</Detail>;
}

/** Returns the text of a column of chosen values; another server may have values of its own. */
const choiceText: ShownText = (value, { translate }) => (value ? translate(`choices.${value}`, { _: value }) : '');

export const AcademicRows = () => (
  <ListRows source="academic_info" title="employee.academic" shown={withResult}>
    <Column source="degree_type" text={choiceText} />
    <Column source="degree_name" />
    <Column source="institute_name" />
    <Column source="university_board_name" />
    <Column source="passed_status" text={resultText} />
  </ListRows>
);

export const TrainingRows = () => (
  <ListRows source="training" title="employee.training">
    <Column source="training_name" />
    <Column source="training_institute" />
    <Column source="duration" />
    <Column source="start_date_nep" text={digitsText} isShort />
    <Column source="end_date_nep" text={digitsText} isShort />
  </ListRows>
);

export const SkillRows = () => (
  <ListRows source="skills" title="employee.skills">
    <Column source="skill_name" />
    <Column source="skill_level" text={choiceText} />
  </ListRows>
);

export const LanguageRows = () => (
  <ListRows source="languages" title="employee.languages">
    <Column source="language" />
    <Column source="reading_rating" text={choiceText} />
    <Column source="writing_rating" text={choiceText} />
    <Column source="speaking_rating" text={choiceText} />
  </ListRows>
);

type ListRow = Record<string, unknown>;

const joined = (values: readonly unknown[], between: string) =>
  values.filter((value) => value !== null && value !== undefined && value !== '').join(between);

/** Merges a degree's fields into fewer columns, so that they fit on paper: the subject joins its name; mark and year join its status. */
const withResult = (row: ListRow): ListRow => ({
  ...row,
  degree_name: joined([row.degree_name, row.specialization], ', '),
  passed_status: joined([row.passed_status, row.percentage_gpa, row.passed_year_nep], lineBreak),
});

const lineBreak = '\n';
/** Returns the status in words, then the mark as it is and the year in the digits of the language. */
const resultText: ShownText = (value, language) => {
  const [status = '', ...rest] = value.split(lineBreak);
  return joined([choiceText(status, language), ...rest.map((text) => digitsText(text, language))], ' · ');
};

interface ListRowsProps {
  source: string;
  title: string;
  /** Maps a row to what is shown of it, if that isn't all. */
  shown?: (row: ListRow) => ListRow;
  /** The columns. */
  children: ReactNode;
}

/** A list of the record, as a table; without rows, nothing. */
function ListRows({ source, title, shown = unchanged, children }: ListRowsProps) {
  const translate = useTranslate();
  const given = rows.safeParse(useRecordContext()?.[source]).data ?? [];
  const listed = given.map((row, index) => ({ ...shown(row), id: index + 1 }));
  if (listed.length === 0) return null;
  const summary = translate('employee.rows', { smart_count: listed.length });
  return (
    <RowsSection name={`employee_${source}`} title={title} rows={listed} summary={summary}>
      {children}
    </RowsSection>
  );
}

const unchanged = (row: ListRow): ListRow => row;
const rows = z.array(z.record(z.string(), z.unknown()));
