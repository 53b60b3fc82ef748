import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { bankNarrowing } from '@/components/product/questions/bankNarrowing';
import { IconLink } from '@/components/routing/IconLink';
import { useServices } from '@/providers/services';
import type { QuestionForm } from './files/questionRow';
import { questionColumns } from './questionColumns';
import { bankQuestions } from './transfer/bankLooks';
import { QuestionsExport } from './transfer/QuestionsExport';
import { questionForm } from './transfer/questionForm';

const actions = (
  <>
    <BankExport />
    <ImportLink />
    <AddButton />
  </>
);

export const QuizList = () => (
  <ListScreen actions={actions} serverPaged narrowing={bankNarrowing} sizes={[10]}>
    {questionColumns}
    <ActionColumn>
      <EditLink />
      <DeleteLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);

/** Saves all questions of the bank, whichever page its list shows. */
function BankExport() {
  const { client } = useServices();
  const read = async (signal: AbortSignal) => {
    const all: QuestionForm[] = [];
    for await (const quiz of bankQuestions(client, { signal })) all.push(questionForm(quiz));
    return all;
  };
  return <QuestionsExport read={read} />;
}

/** Leads from the list of questions to the page on which they are imported. */
function ImportLink() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <IconLink label={translate('quiz_import.open')} to={{ pathname: 'import', search }} writes>
      <ImportIcon />
    </IconLink>
  );
}
