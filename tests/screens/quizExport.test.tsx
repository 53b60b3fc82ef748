import { screen, waitFor } from '@testing-library/react';
import { onPhone } from '@tests/support/layout';
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

test('on a phone a page begins with its first button, and has the others in a menu, which stays until the file is there', async () => {
  onPhone();
  const { user } = await renderApp('/quizsetup');
  expect(await screen.findByRole('link', { name: 'Add Quiz' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Import' })).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'More on this page' });
  await user.click(more);
  expect(await saved(user, 'menuitem', 'Export questions As CSV, for a spreadsheet')).toContain('correct');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.click(more);
  await user.click(screen.getByRole('menuitem', { name: 'Import' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Import questions' })).toBeVisible();
});
