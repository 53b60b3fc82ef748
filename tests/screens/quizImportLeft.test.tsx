import { screen, waitFor, within } from '@testing-library/react';
import { add, head, preview } from '@tests/support/quizImport';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const page = '/quizsetup/import';

test('who leaves while questions aren’t added yet is asked first, and nobody once there are none left', async () => {
  const { user } = await renderApp(page);
  await preview(user, `${head}\nWhich first?,a,b,c,d,1`);
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without adding these questions?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe(page);
  await add(user, 'Add 1 question');
  await screen.findByText('1 question was added.');
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  await screen.findByRole('heading', { level: 1, name: 'Quiz Setup' });
});
