import { useEffect } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';

/** Passes the form's own methods to a component outside of it. */
export function FormMethods({ tell }: { tell: (methods: UseFormReturn) => void }) {
  const methods = useFormContext();
  useEffect(() => tell(methods));
  return null;
}
