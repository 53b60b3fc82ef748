import { useNavigate } from 'react-router-dom';
import { type ListLook, searchOf } from './savedViews';
import { useKeptColumns } from './useKeptColumns';

/** Returns a function that opens a list with a view's look: by its address, and with its hidden columns. */
export function useOpenView(): (list: string, look: ListLook) => void {
  const navigate = useNavigate();
  const hide = useKeptColumns();
  return (list, look) => {
    hide(list, look.hidden);
    void navigate({ pathname: `/${list}`, search: searchOf(look) });
  };
}
