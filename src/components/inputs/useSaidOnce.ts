import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Shows an error of two fields with one input only once: the second field's, of this name, is then removed. */
export function useSaidOnce(second: string, isSaidTwice: boolean): void {
  const { clearErrors } = useFormContext();
  useEffect(() => {
    if (isSaidTwice) clearErrors(second);
  }, [isSaidTwice, clearErrors, second]);
}
