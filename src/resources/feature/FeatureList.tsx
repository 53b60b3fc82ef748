import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, RowLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';

export const FeatureList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="features_title" />
    <Column source="features_desc" />
    <Column source="user_get" />
    <ActionColumn>
      <ViewLink />
      <EditLink />
      <RowLink to="tag" label="feature.tag_name" short="feature_tag.add" word="ui.tag">
        <TagIcon fontSize="small" />
      </RowLink>
      <DeleteLink />
    </ActionColumn>
  </ListScreen>
);
