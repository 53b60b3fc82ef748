import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { RowLink } from '@/components/list/columns/RowLink';

/** Links to the popup that tags a question. */
export const TagLink = () => (
  <RowLink to="tag" label="quiz_tag.tag_name">
    <TagIcon fontSize="small" />
  </RowLink>
);
