import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { isLoading } from './loading';

/** Finds the form on the screen, in a popup if there is one, once its record and inputs have loaded. */
export async function theForm(): Promise<HTMLFormElement> {
  return waitFor(() => {
    const forms = [...document.forms].filter((form) => form.querySelector('[type=submit]') && !form.closest('[role=search]'));
    const found = forms.find((form) => form.closest('[role=dialog]')) ?? forms.at(0);
    if (!found) throw new Error('There is no form on the screen');
    // Options may still be loading while their input is empty.
    expect(isLoading()).toBe(false);
    return found;
  });
}

/** Returns the name of an input's form field. */
export const fieldOf = (input: Element): string =>
  /ra-input-([\w.]+)/.exec(input.closest('[class*="ra-input-"]')?.className ?? '')?.[1] ?? '';
