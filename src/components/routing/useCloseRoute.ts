import { useLocation, useNavigate } from 'react-router-dom';

/** Goes to the screen below the popup, with the list's filters, page and sort as they were. */
export function useCloseRoute(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate({ pathname: '..', search });
}
