import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that goes to the screen below the popup, with the list's filters, page and sort as before. */
export function useCloseRoute(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate({ pathname: '..', search });
}
