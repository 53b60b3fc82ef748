import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test.each([
  ['a page', '/paragraphSetup/add', 'combobox', /^Course/],
  ['a page of a record', '/paragraphSetup/edit/1', 'combobox', /^Course/],
  ['a page that opens before its editor has loaded', '/quizsetup/edit/1', 'textbox', /^Question/],
  ['a panel beside a tree', '/coursesetup/category_edit/banking-and-finance', 'textbox', /^Category Name/],
  ['a panel that adds below a record', '/coursesetup/add_course/public-service-commission', 'textbox', /^Course Name/],
] as const)('the form of %s begins in its first input', async (_, path, role, name) => {
  await renderApp(path);
  const first = await screen.findByRole(role, { name });
  await waitFor(() => expect(first).toHaveFocus());
});

test('the page of a tree begins at its heading, and a form that is opened there in its first input', async () => {
  const { user } = await renderApp('/coursesetup');
  const name = await screen.findByRole('textbox', { name: /^Category Name/ });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(name).not.toHaveFocus();
  await user.click(await screen.findByRole('link', { name: 'Banking and Finance' }));
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Category Name/ })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Add Category' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Category Name/ })).toHaveDisplayValue(''));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Category Name/ })).toHaveFocus());
});

test('a form that is a part of its page leaves the focus to the page', async () => {
  await renderApp('/settings');
  await screen.findByLabelText(/^Old password/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a file that was uploaded has the focus', async () => {
  const { user } = await renderApp('/coursesetup/addResources/3');
  const rivers = new File(['%PDF-1.7\n'], 'Rivers.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText(/^Resources/), rivers);
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('Rivers.pdf'));
});
