import { useContext, useEffect } from 'react';
import { FormSchema } from './fieldRules';
import { inputsIn } from './inputPlaces';

/** Fails loudly where a field of the form's schema has no input: nobody could fill it, nor see what is wrong with it. */
export function EveryField({ formId }: { formId: string }) {
  const { schema, inputs } = useContext(FormSchema);
  useEffect(() => {
    const drawn = [...inputs, ...inputsIn(formId)];
    const missing = Object.keys(schema.shape).filter((field) => !drawn.includes(field));
    if (missing.length > 0) throw new Error(`The form has no input for ${missing.join(', ')}`);
  }, [schema, inputs, formId]);
  return null;
}
