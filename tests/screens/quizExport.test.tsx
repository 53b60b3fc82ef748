import { screen, waitFor } from '@testing-library/react';
import { chip, preview, saved } from '@tests/support/quizImport';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test.each(['As CSV, for a spreadsheet', 'As GIFT, for Moodle'])(
  'what is exported %s adds nothing when it is imported',
  async (format) => {
    const { user } = await renderApp('/untaggedquizreport');
    await user.type(await screen.findByRole('searchbox'), 'cheque');
    await waitFor(() => expect(window.location.search).toContain('cheque'));
    await user.click(await screen.findByRole('button', { name: 'Export questions' }));
    const text = await saved(user, 'menuitem', format);
    expect(text).toContain('cheque');
    await user.click(screen.getByRole('link', { name: 'Quiz Setup' }));
    await user.click(await screen.findByRole('link', { name: 'Import' }));
    await preview(user, text);
    const all = (await screen.findByRole('button', { name: /^All / })).textContent?.replace('All ', '') ?? '';
    expect(Number(all)).toBeGreaterThan(0);
    expect(await chip(`Seems to be there ${all}`)).toBeVisible();
  },
);
