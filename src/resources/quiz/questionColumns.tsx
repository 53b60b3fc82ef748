import { Column } from '@/components/list/columns/Column';
import { ShortHtmlField } from '@/components/record/details/HtmlDetail';
import { readableText } from '@/domain/html/readableText';

const columnsOf = (isName: boolean) => [
  <Column key="question" source="question" text={readableText} isName={isName}>
    <ShortHtmlField source="question" />
  </Column>,
  <Column key="correct_option" source="correct_option" text={readableText}>
    <ShortHtmlField source="correct_option" />
  </Column>,
];

/** The columns with which every list of questions begins. */
export const questionColumns = columnsOf(false);

/** The same columns, but a question's text links to the details of its tag. */
export const taggedColumns = columnsOf(true);
