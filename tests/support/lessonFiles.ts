import { screen, within } from '@testing-library/react';
import { person } from './person';
import { renderApp } from './renderApp';

export const pdf = (name: string) => new File(['%PDF-1.7\n', name], name, { type: 'application/pdf', lastModified: 0 });
export const zip = (name: string) => new File(['PK\x03\x04', name], name, { type: 'application/zip' });
export const png = (name: string) => new File(['\x89PNG', name], name, { type: 'image/png' });

/** Opens a screen as a person who can choose files of any type, as by dropping them. */
export async function open(address: string, options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(address, options);
  return { ...app, user: person({ applyAccept: false }) };
}

/** Returns the names of the lesson's files. */
export const listed = async () => {
  const list = await screen.findByRole('list', { name: 'Resources of the lesson' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

/** Finds the form that adds files to a lesson. */
export const uploadForm = async () => within(await screen.findByRole('form', { name: 'Add Resources' }));

/** Finds the line that says whether a file is sent. */
export const verdict = async (name: RegExp) => {
  const form = await uploadForm();
  return (await form.findByText(name)).closest('li');
};
