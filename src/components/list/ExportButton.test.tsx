import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type RaRecord, useList } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { ExportButton } from './ExportButton';

const data: RaRecord[] = [
  { id: 1, name: 'Law, old and new', code: 'LAW', secret: 'x' },
  { id: 2, name: 'कानुन', code: '=1+1' },
  { id: 3, name: null, code: 'GK' },
];

function Export({ records }: { records: RaRecord[] }) {
  return (
    <ListContextProvider value={useList({ data: records, perPage: 1, sort: { field: 'id', order: 'DESC' } })}>
      <ExportButton
        title="Names"
        columns={[
          { source: 'name', label: 'fields.name' },
          { source: 'code', label: 'fields.code' },
        ]}
      />
    </ListContextProvider>
  );
}

test('every row of the list is exported in its order, the shown columns only, safe for a spreadsheet', async () => {
  const user = userEvent.setup();
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:export';
  };
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(<Export records={data} />);
  await user.click(screen.getByRole('button', { name: 'ui.export' }));

  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'fields.name,fields.code',
    ',GK',
    "कानुन,'=1+1",
    '"Law, old and new",LAW',
  ]);
});

test('an empty list has nothing to export', () => {
  render(<Export records={[]} />);
  expect(screen.getByRole('button', { name: 'ui.export' })).toBeDisabled();
});
