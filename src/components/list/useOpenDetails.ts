import { type Identifier, useResourceDefinition } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** Opens the details of one of the list's records; undefined where the resource has none. */
export function useOpenDetails(): ((id: Identifier) => void) | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { hasShow } = useResourceDefinition();
  return hasShow ? (id) => void navigate({ pathname: `view/${id}`, search }) : undefined;
}
