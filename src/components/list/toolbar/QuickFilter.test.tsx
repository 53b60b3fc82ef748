import { act, screen, waitFor } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { useState } from 'react';
import { ListContextProvider, type RaRecord, useList } from 'react-admin';
import { expect, test } from 'vitest';
import { QuickFilter } from './QuickFilter';

/** Renders the search of a list that notes a search only when told so, as a router that is still loading does. */
async function renderSearch() {
  const sent: string[] = [];
  const list: { note: (q: string) => void } = { note: () => {} };
  const Search = () => {
    const [q, note] = useState<string>();
    list.note = note;
    const context = { ...useList<RaRecord>({ data: [] }), filterValues: { live: true, ...(q && { q }) } };
    const setFilters = (filters: unknown) => void sent.push(JSON.stringify(filters));
    return (
      <ListContextProvider value={{ ...context, setFilters }}>
        <QuickFilter />
      </ListContextProvider>
    );
  };
  const { user } = await renderWidget(<Search />);
  return { user, sent, note: (q: string) => act(() => list.note(q)), box: await screen.findByRole('searchbox') };
}

test('a search is sent once typing pauses, with the list’s other filters', async () => {
  const { user, sent, box } = await renderSearch();
  await user.type(box, 'law');
  await waitFor(() => expect(sent).toEqual([JSON.stringify({ live: true, q: 'law' })]));
  expect(box).toHaveValue('law');
});

test('the answer to an earlier search leaves what was typed since', async () => {
  const { user, sent, note, box } = await renderSearch();
  await user.type(box, 'law');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(box, 'yer');
  note('law');
  expect(box).toHaveValue('lawyer');
  await waitFor(() => expect(sent).toHaveLength(2));
  note('lawyer');
  expect(box).toHaveValue('lawyer');
});

test('a search that is set or cleared elsewhere is shown', async () => {
  const { user, sent, note, box } = await renderSearch();
  note('banking');
  expect(box).toHaveValue('banking');
  await user.clear(box);
  await user.type(box, 'law');
  await waitFor(() => expect(sent).toHaveLength(1));
  note('law');
  note('');
  expect(box).toHaveValue('');
});
