import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { FormContainer } from '@/components/ui/feedback/formContainer';

/** Returns the address under which a form keeps what is typed: its own, or the page's. */
export function useFormAddress(): string {
  const { pathname } = useLocation();
  const { address = pathname } = useContext(FormContainer);
  return address;
}
