import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { RowLink } from '@/components/list/columns/RowLink';

/** A question's way to its tagging. */
export const TagLink = () => (
  <RowLink to="tag" label="quiz_tag.tag_name">
    <TagIcon fontSize="small" />
  </RowLink>
);
