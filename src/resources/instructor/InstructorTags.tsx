import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Link } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { createSearchParams, Link as RouterLink } from 'react-router-dom';
import { DetailRow } from '@/components/fields/Details';
import { useLanguage } from '@/components/fields/useLanguage';
import type { InstructorWithTags } from '@/contract/instructor';
import { names } from './instructorNames';
import { typeText } from './typeText';

/** An instructor's tags, each with a link to it, and a link that adds one. */
export function InstructorTags() {
  const translate = useTranslate();
  const language = useLanguage();
  const { instructor_tags: tags } = useRecordContext<InstructorWithTags & { id: number }>() ?? {};
  // Other servers omit the tags.
  if (!tags) return null;
  return (
    <DetailRow source="instructor_tags">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {tags.map(({ iid, course_iid, course_name, subcourse_name, instructor_type }) => (
          <li key={iid}>
            <Link component={RouterLink} to={addressOf(iid, course_iid)}>
              {`${course_name} · ${subcourse_name}`}
            </Link>
            {` · ${typeText(instructor_type, language)}`}
          </li>
        ))}
      </Box>
      {tags.length === 0 && <div>{translate('ui.not_available')}</div>}
      <Button component={RouterLink} to="tag" size="small" startIcon={<AddIcon />}>
        {translate('instructor_tag.add')}
      </Button>
    </DetailRow>
  );
}

/** Returns a tag's address, in its course's list. */
const addressOf = (tag: number, courses: number) => ({
  pathname: `/${names.tag}/view/${tag}`,
  search: `${createSearchParams({ filter: JSON.stringify({ courses }) })}`,
});
