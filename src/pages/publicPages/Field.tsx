import { type HTMLInputAutoCompleteAttribute, useContext, useId, useState } from 'react';
import { usePublic } from './context';
import { Typed, useFieldError } from './fieldErrors';
import type { PublicMessageKey } from './translate';

interface FieldProps {
  name: string;
  label: PublicMessageKey;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'password';
  hint?: PublicMessageKey;
  autoFocus?: boolean;
}

/**
 * A labelled input with its error; a password can be shown. It is uncontrolled, so that its value survives whatever happens to the form.
 */
export function Field({ name, label, autoComplete, type = 'text', hint, autoFocus }: FieldProps) {
  const { t } = usePublic();
  const typed = useContext(Typed);
  const error = useFieldError(name);
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t(label)}</label>
      <input
        id={id}
        name={name}
        type={shown ? 'text' : type}
        autoComplete={autoComplete}
        defaultValue={typed.get(name)}
        aria-required
        autoFocus={autoFocus}
        aria-invalid={!!error}
        aria-describedby={`${id}-help`}
        spellCheck={false}
      />
      {type === 'password' && (
        <label className="show">
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
          {t('show_password')}
        </label>
      )}
      <p id={`${id}-help`} className={error ? 'help wrong' : 'help'}>
        {error || (hint && t(hint))}
      </p>
    </div>
  );
}
