import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, ListContextProvider, type RaRecord, ResourceContextProvider, useList } from 'react-admin';
import { expect, test } from 'vitest';
import { ChoiceColumn } from '../columns/ChoiceColumn';
import { Column } from '../columns/Column';
import { SerialColumn } from '../columns/SerialColumn';
import { ListTable } from './ListTable';

const data: RaRecord[] = Array.from({ length: 5000 }, (_, place) => ({ id: place + 1, name: `Name ${place + 1}` }));

function Names({ children, page = 1, perPage = data.length }: { children: ReactNode; page?: number; perPage?: number }) {
  return (
    <ResourceContextProvider value="names">
      <ListContextProvider value={useList({ data, page, perPage })}>
        <ListTable title="Names">{children}</ListTable>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

test('of 5,000 rows only those in view are drawn, each with its number in the whole', async () => {
  render(
    <CoreAdminContext>
      <Names>
        <SerialColumn />
        <Column source="name" />
      </Names>
    </CoreAdminContext>,
  );
  const table = await screen.findByRole('table', { name: 'Names' });
  expect(table).toHaveAttribute('aria-rowcount', '5001');
  const first = screen.getByRole('row', { name: /Name 1$/ });
  expect(first).toHaveAttribute('aria-rowindex', '2');
  expect(first.firstElementChild).toHaveTextContent(/^1$/);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);

  // The code that renders only the rows in view loads with the first long list; until then its first rows are shown.
  await waitFor(() => expect(table.querySelector('tr[aria-hidden]')).not.toBeNull());
  const viewport = screen.getByRole('region', { name: 'Names' });
  viewport.scrollTop = 100_000;
  fireEvent.scroll(viewport);
  const [, row] = await screen.findAllByRole('row', { name: /Name 2[45]\d\d$/ });
  const serial = Number(row?.firstElementChild?.textContent);
  expect(row).toHaveAttribute('aria-rowindex', String(serial + 1));
  expect(row).toHaveAccessibleName(`${serial} Name ${serial}`);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.queryByRole('row', { name: /Name 1$/ })).not.toBeInTheDocument();
});

test('on any page a row has its place in the whole table, whose first row is the head', async () => {
  render(
    <CoreAdminContext>
      <Names page={3} perPage={5}>
        <SerialColumn />
        <Column source="name" />
      </Names>
    </CoreAdminContext>,
  );
  expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '5001');
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '12', '13', '14', '15', '16']);
  expect(screen.getByRole('row', { name: '11 Name 11' })).toHaveAttribute('aria-rowindex', '12');
});

test('one of 5,000 rows is chosen, then all of them, then none', async () => {
  const user = userEvent.setup();
  render(
    <CoreAdminContext>
      <Names>
        <ChoiceColumn />
        <Column source="name" />
      </Names>
    </CoreAdminContext>,
  );
  await waitFor(() => expect(document.querySelector('tr[aria-hidden]')).not.toBeNull());
  const [all, first, second] = await screen.findAllByRole('checkbox');
  if (!all || !first || !second) throw new Error('The rows have no checkboxes');
  await user.click(first);
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(second).toBeChecked();
  await user.click(all);
  expect(first).not.toBeChecked();
});
