import { useNavigate } from 'react-router-dom';
import { type ListLook, searchOf } from './savedViews';
import { useKeptColumns } from './useKeptColumns';

/** Opens a list as a view has it: by its address, with the columns that it shows. */
export function useOpenView(): (list: string, look: ListLook) => void {
  const navigate = useNavigate();
  const hide = useKeptColumns();
  return (list, look) => {
    hide(list, look.hidden);
    void navigate({ pathname: `/${list}`, search: searchOf(look) });
  };
}
