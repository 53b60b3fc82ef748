import { screen, within } from '@testing-library/react';
import { addressOf, screens } from '@tests/support/addresses';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

// Without an id they are about rows chosen before.
const paths = Object.keys(screens).filter((path) => path.includes(':id') && /\/deactivate(?:\/:id)?$/.test(path));

test.each(paths)('the question at %s ends on an outlined red button, named by its verb', async (path) => {
  await renderApp(addressOf(path));
  const dialog = within(await screen.findByRole('dialog', { name: /^Deactivate/ }));
  const button = await dialog.findByRole('button', { name: /^Deactivate/ });
  expect(button).toHaveClass('MuiButton-outlined', 'MuiButton-colorError');
  expect(dialog.queryByText(/recycle bin/)).not.toBeInTheDocument();
});

test('a question that deletes ends on a filled red button, one that activates on a filled one of ours', async () => {
  const { unmount } = await renderApp(addressOf('/coursePriceSetup/delete/:id'));
  expect(await screen.findByRole('button', { name: 'Delete' })).toHaveClass('MuiButton-contained', 'MuiButton-colorError');
  unmount();
  await renderApp(addressOf('/coursePriceSetup/activate/:id'));
  expect(await screen.findByRole('button', { name: 'Activate' })).toHaveClass('MuiButton-contained', 'MuiButton-colorPrimary');
});
