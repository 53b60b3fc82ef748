import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createServices } from '@/app/services';
import { ServicesProvider } from '@/providers/services';
import { LoadingBar } from './LoadingBar';

afterEach(() => {
  vi.useRealTimers();
});

async function open(onRender = () => {}) {
  const services = await createServices({
    mode: 'demo',
    api: '',
    websocket: '',
    media: '',
    history: false,
    historyDays: 365,
    signUp: true,
    paths: {},
  });
  vi.useFakeTimers();
  render(
    <ServicesProvider value={services}>
      <Profiler id="bar" onRender={onRender}>
        <LoadingBar />
      </Profiler>
    </ServicesProvider>,
  );
  return (call: string, cancel?: () => void) => {
    let end = (): void => undefined;
    act(() => {
      end = services.activity.begin(call, cancel);
    });
    return () => act(end);
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a call that takes a moment shows a bar; a quick one shows nothing', async () => {
  const begin = await open();
  const endQuick = begin('getMenu');
  await pass(100);
  endQuick();
  await pass(1000);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  const endSlow = begin('getMenu');
  await pass(200);
  expect(screen.getByRole('progressbar', { name: 'shell.busy' })).toBeVisible();
  endSlow();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('after five seconds it says so, and offers to cancel what only reads', async () => {
  const begin = await open();
  const cancel = vi.fn();
  begin('getMenu', cancel);
  await pass(4900);
  expect(screen.queryByText('shell.slow')).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText('shell.slow')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'shell.slow_cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
});

test('a slow write can’t be cancelled: it may have been done', async () => {
  const begin = await open();
  begin('createCategory');
  await pass(200);
  await pass(4900);
  expect(screen.getByText('shell.slow')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a quick call renders nothing, not even the bar’s own component', async () => {
  const onRender = vi.fn();
  const begin = await open(onRender);
  const drawn = onRender.mock.calls.length;
  const end = begin('getMenu');
  await pass(100);
  end();
  await pass(1000);
  expect(onRender).toHaveBeenCalledTimes(drawn);
});
