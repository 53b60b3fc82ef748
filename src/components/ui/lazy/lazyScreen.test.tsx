import { fireEvent, getConfig, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LoadBoundary } from './LoadBoundary';
import { lazyScreen } from './lazyScreen';

const open = () => {
  const load = vi.fn(async () => ({ Faq: () => <p>The questions</p> }));
  return { load, Faq: lazyScreen(load, 'Faq') };
};

test('a screen’s code is fetched when it is shown, behind a fallback', async () => {
  const { load, Faq } = open();
  expect(load).not.toHaveBeenCalled();
  render(
    <Suspense fallback="One moment">
      <Faq />
    </Suspense>,
  );
  expect(screen.getByText('One moment')).toBeVisible();
  expect(await screen.findByText('The questions')).toBeVisible();
});

test('a preloaded screen stands there at once', async () => {
  const { load, Faq } = open();
  await Faq.preload();
  render(<Faq />);
  expect(screen.getByText('The questions')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a screen that was fetched as it was shown keeps what is typed in it, however often it is drawn', async () => {
  const Faq = lazyScreen(async () => ({ Faq: () => <input aria-label="Question" /> }), 'Faq');
  function Page() {
    const [page, setPage] = useState(0);
    return (
      <Suspense fallback="One moment">
        <button type="button" onClick={() => startTransition(() => setPage(page + 1))}>
          Next page
        </button>
        {page > 0 && <Faq />}
      </Suspense>
    );
  }
  render(<Page />);
  // Outside of `act`, as in a browser: within it, React restarts a suspended screen from its beginning.
  const turn = async () => getConfig().asyncWrapper(async () => screen.getByRole('button').click());
  await turn();
  const typed = await screen.findByRole('textbox');
  fireEvent.change(typed, { target: { value: 'Why?' } });
  await turn();
  expect(await screen.findByRole('textbox')).toBe(typed);
  expect(typed).toHaveValue('Why?');
});

test('a screen whose code failed to load says so, and Try again loads it', async () => {
  const load = vi.fn(async () => ({ Faq: () => <p>The questions</p> }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Faq = lazyScreen(load, 'Faq');
  render(
    <LoadBoundary
      renderFailed={({ message }, retry) => (
        <button type="button" onClick={retry}>
          {message}
        </button>
      )}
    >
      <Suspense fallback="One moment">
        <Faq />
      </Suspense>
    </LoadBoundary>,
    { onCaughtError: () => undefined },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'ui.unreachable' }));
  expect(await screen.findByText('The questions')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
