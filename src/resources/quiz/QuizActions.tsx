import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

/** What can be done with a question beside what can be done with any record: it is tagged. */
export function QuizActions() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ pathname: 'tag', search }} variant="outlined">
      {translate('quiz.tag_to_ms')}
    </Button>
  );
}
