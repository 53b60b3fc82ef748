import { screen, waitFor, within } from '@testing-library/react';
import { followObjectUrls } from '@tests/support/objectUrls';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';
import { tableNames } from '@/backend/store/tables';
import { recordKinds } from '@/components/record/kinds/messages';
import { personMessages } from '@/pages/person/messages';

followObjectUrls();

/** Opens the page, and finds what names somebody. */
async function find(terms: string) {
  const app = await renderApp('/person');
  expect(await screen.findByRole('heading', { name: 'Personal Data', level: 1 })).toBeVisible();
  await app.user.type(screen.getByRole('textbox', { name: /^Names, emails and numbers/ }), terms);
  await app.user.click(screen.getByRole('button', { name: 'Find' }));
  return app;
}

test('a person is found, exported as a file, and erased once that is confirmed', async () => {
  const { user } = await find('Tara Dahal');
  const own = await screen.findByRole('region', { name: 'Their own records' });
  const [first] = within(own).getAllByRole('checkbox');
  if (!first) throw new Error('Nobody was found');
  expect(first).not.toBeChecked();
  await user.click(first);

  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  const [file] = vi.mocked(URL.createObjectURL).mock.lastCall ?? [];
  if (!(file instanceof Blob)) throw new Error('Nothing was saved');
  expect(await file.text()).toMatch(/^\ufeff?Kind,Record,Field,Text\r\n[\s\S]*Tara/);

  await user.click(screen.getByRole('button', { name: 'Erase' }));
  const question = await screen.findByRole('dialog', { name: 'Erase this person?' });
  expect(question).toHaveTextContent('Tara Dahal');
  expect(question).toHaveTextContent('Their own records that are emptied: 1.');
  await user.click(within(question).getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText(/^Erased: 1 records of their own/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Their own records' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('says so where nothing names them, and what is too short', async () => {
  const { user } = await find('Nobody At All');
  expect(await screen.findByText('Nothing here names them.')).toBeVisible();
  const terms = screen.getByRole('textbox', { name: /^Names, emails and numbers/ });
  await user.clear(terms);
  await user.type(terms, 'ab');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Each line needs at least 3 letters, or 6 digits')).toBeVisible();
});

test('whatever is found is called something', () => {
  const known = { ...recordKinds.record_kinds, ...personMessages.person.kinds };
  expect(tableNames.filter((table) => !(table in known))).toEqual([]);
});
