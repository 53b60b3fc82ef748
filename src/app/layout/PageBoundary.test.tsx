import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
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
