import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
