import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { expect, test } from 'vitest';
import { PageBoundary } from './PageBoundary';

test('an error stays in its page, which can be tried again', async () => {
  const user = userEvent.setup();
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('A part of this page is missing');
    return <p>The page</p>;
  };
  const page = (
    <MemoryRouter>
      <p>The shell</p>
      <PageBoundary pathname="/faq">
        <Page />
      </PageBoundary>
    </MemoryRouter>
  );
  render(page, { onCaughtError: () => undefined });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('A part of this page is missing');
  expect(screen.getByText('The shell')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard');

  broken = false;
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error is left behind with the address where it was met', () => {
  const Faulty = () => {
    throw new Error('A part of this page is missing');
  };
  const at = (pathname: string, page: ReactNode) => (
    <MemoryRouter>
      <PageBoundary pathname={pathname}>{page}</PageBoundary>
    </MemoryRouter>
  );
  const { rerender } = render(at('/faq/edit/1', <Faulty />), { onCaughtError: () => undefined });
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(at('/faq/edit/2', <p>The page</p>));
  expect(screen.getByText('The page')).toBeVisible();
});

const pageOf = (page: ReactNode) => (
  <MemoryRouter>
    <PageBoundary pathname="/faq">{page}</PageBoundary>
  </MemoryRouter>
);

test('a page whose texts a translator has moved is shown anew', async () => {
  const user = userEvent.setup();
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <p>
        {isOpen && 'A text'}
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </p>
    );
  };
  render(pageOf(<Page />), { onCaughtError: () => undefined });
  const text = screen.getByText('A text').firstChild;
  const font = document.createElement('font');
  if (text instanceof Text) text.replaceWith(font);
  if (text) font.append(text);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('A text').querySelector('font')).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page that loses its texts each time isn’t shown anew for ever', () => {
  const Page = () => {
    useLayoutEffect(() => {
      throw new DOMException('The node is not a child', 'NotFoundError');
    });
    return null;
  };
  render(pageOf(<Page />), { onCaughtError: () => undefined });
  expect(screen.getByRole('alert')).toHaveTextContent('The node is not a child');
});

test('a page that fails alike while it is rendered says so', () => {
  const Page = () => {
    throw new DOMException('There is no such thing', 'NotFoundError');
  };
  render(pageOf(<Page />), { onCaughtError: () => undefined });
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such thing');
});
