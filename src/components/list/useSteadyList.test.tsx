import { act, render } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult, useList, useListContext } from 'react-admin';
import { expect, test } from 'vitest';
import { useSteadyList } from './useSteadyList';

const rows = [{ id: 1 }, { id: 2 }];

test('a list that is made anew and says the same stays the same; one that says something else doesn’t', () => {
  const made: ListControllerResult[] = [];
  const steady: ListControllerResult[] = [];
  const Reader = () => {
    steady.push(useSteadyList(useListContext()));
    return null;
  };
  const List = ({ data }: { data: typeof rows }) => {
    const list: ListControllerResult = { ...useList({ data }), sort: { field: 'id', order: 'ASC' } };
    made.push(list);
    return (
      <ListContextProvider value={list}>
        <Reader />
      </ListContextProvider>
    );
  };
  const { rerender } = render(<List data={rows} />);
  const [before, kept] = [made.at(-1), steady.at(-1)];
  rerender(<List data={rows} />);
  expect(made.at(-1)).not.toBe(before);
  expect(steady.at(-1)).toBe(kept);

  act(() => kept?.setPage(2));
  expect(steady.at(-1)).toMatchObject({ page: 2 });
  act(() => steady.at(-1)?.onToggleItem(1));
  expect(steady.at(-1)).toMatchObject({ selectedIds: [1] });
  rerender(<List data={rows.slice(1)} />);
  expect(steady.at(-1)).toMatchObject({ total: 1 });
});
