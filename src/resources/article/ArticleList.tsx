import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ImageLink, imageText } from '@/components/list/columns/ImageLink';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { courseSearch } from '@/components/product/courseTree/courseSearch';
import { digitsText } from '@/components/ui/text/digits';

export const ArticleList = () => (
  <ListScreen
    actions={<AddButton label="article.add_one" />}
    filter={courseSearch}
    sort={{ field: 'publish_date_nep', order: 'DESC' }}
    fixedHeight={550}
  >
    <Column source="article_title" />
    <Column source="article_banner" text={imageText}>
      <ImageLink source="article_banner" />
    </Column>
    <Column source="author_name" />
    <Column source="publish_date_nep" text={digitsText} isShort />
    <ActionColumn>
      <ViewLink />
      <EditLink />
      <DeleteLink />
    </ActionColumn>
  </ListScreen>
);
