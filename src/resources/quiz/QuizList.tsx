import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { bankNarrowing } from '@/components/product/questions/bankNarrowing';
import { questionColumns } from './questionColumns';
import { BankExport } from './transfer/BankExport';
import { ImportLink } from './transfer/ImportLink';

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
