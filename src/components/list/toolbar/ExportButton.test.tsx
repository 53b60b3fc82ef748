import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type RaRecord, useList } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { plainText, type Shown } from '@/providers/data/shown';
import { ExportButton } from './ExportButton';

const data: RaRecord[] = [
  { id: 1, name: 'Law, old and new', code: 'LAW', secret: 'x' },
  { id: 2, name: 'कानुन', code: '=1+1' },
  { id: 3, name: null, code: 'GK' },
];

const shown = {
  locale: 'en',
  columns: ['name', 'code'],
  textOf: (record, source) => (source === 'code' ? plainText(record[source]) : `${record[source] ?? 'No name'}`),
} satisfies Shown;

function Export({ records, columns = shown.columns }: { records: RaRecord[]; columns?: string[] }) {
  return (
    <ListContextProvider value={useList({ data: records, perPage: 1, sort: { field: 'id', order: 'DESC' } })}>
      <ExportButton
        title="Names"
        columns={[
          { source: 'name', label: 'fields.name' },
          { source: 'secret', label: 'fields.secret' },
          { source: 'code', label: 'fields.code' },
        ]}
        shown={{ ...shown, columns }}
      />
    </ListContextProvider>
  );
}

test('every row of the list is exported in its order, as the columns in sight show it, safe for a spreadsheet', async () => {
  const user = userEvent.setup();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:export';
  });
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(<Export records={data} />);
  await user.click(screen.getByRole('button', { name: 'ui.export' }));

  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'fields.name,fields.code',
    'No name,GK',
    "कानुन,'=1+1",
    '"Law, old and new",LAW',
  ]);
});

test.each([
  ['without a row', { records: [] }],
  ['without a column in sight', { records: data, columns: [] }],
])('a list %s has nothing to export', (_, list) => {
  render(<Export {...list} />);
  expect(screen.getByRole('button', { name: 'ui.export' })).toBeDisabled();
});
