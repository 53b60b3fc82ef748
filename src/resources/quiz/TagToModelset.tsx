import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { IconLink } from '@/components/routing/IconLink';

/** Links from a question's page to the popup that tags it, over the page. */
export function TagToModelset() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <IconLink label={translate('quiz.tag_to_ms')} to={{ pathname: 'tag', search }}>
      <TagIcon fontSize="small" />
    </IconLink>
  );
}
