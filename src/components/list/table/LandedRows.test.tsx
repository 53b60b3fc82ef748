import { act, render, screen } from '@testing-library/react';
import {
  CoreAdminContext,
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  TestMemoryRouter,
  testDataProvider,
  useList,
} from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetHighlight, highlightRows } from '@/components/ui/feedback/highlight';
import { HighlightedRows, useShowHighlighted } from './HighlightedRows';

afterEach(() => {
  forgetHighlight();
  vi.useRealTimers();
});

const data: RaRecord[] = [{ id: 1 }, { id: 2 }, { id: 3 }];
const dataProvider = testDataProvider({
  getList: async () => JSON.parse(JSON.stringify({ data, total: data.length })),
});

function Rows({ scrollTo }: { scrollTo: (place: number) => void }) {
  const isTinted = useShowHighlighted(data, scrollTo);
  return <p>{`tinted: ${data.filter(isTinted).map(({ id }) => id)}`}</p>;
}

function List({ scrollTo }: { scrollTo: (place: number) => void }) {
  return (
    <ListContextProvider value={{ ...useList({ data }), resource: 'names' }}>
      <HighlightedRows>
        <Rows scrollTo={scrollTo} />
      </HighlightedRows>
    </ListContextProvider>
  );
}

test('a row that was just changed is brought into sight, and tinted for 2 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const scrollTo = vi.fn();
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={dataProvider}>
        <ResourceContextProvider value="names">
          <List scrollTo={scrollTo} />
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  act(() => highlightRows({ resource: 'names', ids: [2], since: Date.now() }));
  await vi.waitFor(() => expect(screen.getByText('tinted: 2')).toBeVisible(), { interval: 1 });
  expect(scrollTo).toHaveBeenCalledWith(1);
  act(() => void vi.advanceTimersByTime(1200));
  expect(screen.getByText('tinted: 2')).toBeVisible();
  act(() => void vi.advanceTimersByTime(800));
  expect(screen.getByText('tinted:')).toBeVisible();
});
