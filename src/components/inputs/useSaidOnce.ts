import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Two fields that one input fills say once what is wrong with both: the second, of this name, says nothing then. */
export function useSaidOnce(second: string, isSaidTwice: boolean): void {
  const { clearErrors } = useFormContext();
  useEffect(() => {
    if (isSaidTwice) clearErrors(second);
  }, [isSaidTwice, clearErrors, second]);
}
