import { screen, waitFor, within } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import { place } from '@/contract/fields';
import { OrderInput, type Place } from './OrderInput';

/** Returns the choices that are shown when a server returns these places. */
async function choices(data: readonly Place[]) {
  const { user } = await renderWidget(
    <RecordForm schema={z.object({ lesson_order: place })} save={async () => undefined} onSaved={() => undefined}>
      <OrderInput source="lesson_order" parent={1} places={{ data, error: null, isFetching: false, refetch: () => undefined }} />
    </RecordForm>,
  );
  await user.click(await screen.findByRole('combobox', { name: /Order/ }));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  return options.map(({ textContent }) => textContent);
}

test('what is saved before the places have come keeps its place', async () => {
  const save = vi.fn(async () => undefined);
  const { user } = await renderWidget(
    <RecordForm schema={z.object({ lesson_order: place })} record={{ lesson_order: 2 }} save={save} onSaved={() => undefined}>
      <OrderInput
        source="lesson_order"
        parent={1}
        places={{ data: undefined, error: null, isFetching: true, refetch: () => undefined }}
      />
    </RecordForm>,
  );
  expect(await screen.findByRole('combobox', { name: /Order/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ lesson_order: 2 }));
});

const rivers = { order: 1, title: 'Rivers' };
const hills = { order: 2, title: 'Hills' };

test.each([
  ['places with who stands there, and the next', [rivers, hills, { order: 3 }], ['1. Rivers', '2. Hills', '3. (at the end)']],
  ['numbers alone', [{ order: 1 }, { order: 2 }, { order: 3 }], ['1', '2', '3']],
  ['a number between places', [rivers, { order: 2 }, { order: 3, title: 'Lakes' }], ['1. Rivers', '2', '3. Lakes']],
  ['the place of an empty lesson', [{ order: 1 }], ['1']],
])('of %s each has its label', async (_, places, labels) => {
  expect(await choices(places)).toEqual(labels);
});
