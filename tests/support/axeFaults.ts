import { waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';

/** Returns what axe finds wrong with the page or a part of it; colours and landmarks are left to the browser tests. */
export async function axeFaults(part: Element = document.body) {
  // A closing menu is hidden from screen readers before it is removed.
  await waitFor(() => expect(document.querySelectorAll('.MuiPopover-root[aria-hidden=true]')).toHaveLength(0));
  const { violations } = await axe.run(part, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
