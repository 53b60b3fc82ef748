import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
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
