import ModelsetIcon from '@mui/icons-material/LocalOfferOutlined';
import QuizIcon from '@mui/icons-material/QuizOutlined';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { EditLink, RowLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { courseSearch } from '@/components/product/courseTree/courseSearch';
import { ShortHtmlField } from '@/components/record/details/HtmlDetail';
import { readableText } from '@/domain/html/readableText';

export const PassageList = () => (
  <ListScreen actions={<AddButton />} filter={courseSearch}>
    <Column source="course_name" />
    <Column source="paragraph_title" />
    <Column source="paragraph" text={readableText}>
      <ShortHtmlField source="paragraph" />
    </Column>
    <ActionColumn>
      <EditLink />
      <ViewLink />
      <RowLink to="tag" label="passage.tag_quiz_name" short="passage.tag_one_quiz">
        <QuizIcon fontSize="small" />
      </RowLink>
      <RowLink to="modelset" label="passage.tag_modelset_name" short="passage_tag.add">
        <ModelsetIcon fontSize="small" />
      </RowLink>
    </ActionColumn>
  </ListScreen>
);
