import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { FormContainer } from '@/components/ui/feedback/formContainer';

/** Returns the address under which a form keeps what is typed: the page's, and where that has several forms, the form's part of it. */
export function useFormAddress(): string {
  const { pathname } = useLocation();
  const { part = '' } = useContext(FormContainer);
  return `${pathname}${part}`;
}
