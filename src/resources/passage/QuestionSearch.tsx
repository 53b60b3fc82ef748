import { ShortHtmlField } from '@/components/fields/ShortHtmlField';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ListSection } from '@/components/list/ListSection';
import { questionSearch } from '@/components/questions/questionSearch';
import { readableText } from '@/domain/readableText';
import { TagQuizLink } from './TagQuizLink';

/** Searches the questions of the bank, to tag them to the page's passage. */
export const QuestionSearch = () => (
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
