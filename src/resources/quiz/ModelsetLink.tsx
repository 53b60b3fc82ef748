import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Links to the model set whose questions are listed, once one is searched for: this address works for both types. */
export function ModelsetLink() {
  const translate = useTranslate();
  const { modelset }: { modelset?: unknown } = useListContext().filterValues;
  return (
    typeof modelset === 'number' && (
      <Button component={Link} to={`/modelsetQuizView/${modelset}`} variant="outlined">
        {translate('modelset_quiz.view')}
      </Button>
    )
  );
}
