import { render, screen } from '@testing-library/react';
import { ListContextProvider, type RaRecord, useList } from 'react-admin';
import { expect, test } from 'vitest';
import { Pager, type PageSizes, pageSizes } from './Pager';

function Pages({ total, page, sizes = pageSizes }: { total: number; page: number; sizes?: PageSizes }) {
  const data: RaRecord[] = Array.from({ length: total }, (_, place) => ({ id: place + 1 }));
  return (
    <ListContextProvider value={useList({ data, page, perPage: 5 })}>
      <Pager sizes={sizes} />
    </ListContextProvider>
  );
}

const open = (total: number, page = 1) => render(<Pages total={total} page={page} />);

/** Returns the text between Prev and Next. */
const shown = () =>
  screen
    .getAllByRole('listitem')
    .slice(1, -1)
    .map(({ textContent }) => textContent);

test.each([
  [5, ['1']],
  [25, ['1', '2', '3', '4', '5']],
])('%i rows have fewer than six pages, which stand in full', (total, pages) => {
  open(total);
  expect(shown()).toEqual(pages);
});

test.each([
  [1, ['1', '2', '3', '…', '6']],
  [6, ['1', '…', '4', '5', '6']],
])('at page %i of six an ellipsis stands for the others', (page, pages) => {
  open(26, page);
  expect(shown()).toEqual(pages);
});

test('there is no way before the first page, nor past the last', () => {
  const { unmount } = open(10);
  expect(screen.getByRole('button', { name: 'ui.page_previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'ui.page_next' })).toBeEnabled();
  unmount();
  open(10, 2);
  expect(screen.getByRole('button', { name: 'ui.page_next' })).toBeDisabled();
});

test('an empty list has no pages', () => {
  expect(open(0).container).toBeEmptyDOMElement();
});

test('how many rows a page has is a choice where there is one', () => {
  const { unmount } = render(<Pages total={26} page={1} />);
  expect(screen.getByRole('combobox', { name: 'ui.rows_per_page' })).toHaveTextContent('5');
  unmount();
  render(<Pages total={26} page={1} sizes={[5]} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'ui.page_next' })).toBeEnabled();
});
