import { waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';

/** What axe finds wrong with the page or a part of it; colours and the landmarks round a widget are for the browser tests. */
export async function axeFaults(part: Element = document.body) {
  // A menu that closes is hidden from readers before it has gone.
  await waitFor(() => expect(document.querySelectorAll('.MuiPopover-root[aria-hidden=true]')).toHaveLength(0));
  const { violations } = await axe.run(part, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
