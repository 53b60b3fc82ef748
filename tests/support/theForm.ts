import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The form that is on the screen, once its record and its inputs have come: of a popup, where there is one. */
export async function theForm(): Promise<HTMLFormElement> {
  return waitFor(() => {
    const forms = [...document.forms].filter((form) => form.querySelector('[type=submit]') && !form.closest('[role=search]'));
    const found = forms.find((form) => form.closest('[role=dialog]')) ?? forms.at(0);
    if (!found) throw new Error('There is no form on the screen');
    // Choices are on their way while their box is still empty.
    expect(document.querySelectorAll('[role=status][aria-label=Loading], [aria-busy=true]')).toHaveLength(0);
    return found;
  });
}

/** The field of the form that an input is of. */
export const fieldOf = (input: Element): string =>
  /ra-input-([\w.]+)/.exec(input.closest('[class*="ra-input-"]')?.className ?? '')?.[1] ?? '';
