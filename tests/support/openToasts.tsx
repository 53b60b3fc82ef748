import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NotificationContextProvider, TestMemoryRouter } from 'react-admin';
import { vi } from 'vitest';
import { Toasts } from '@/app/layout/Toasts';

/** Lets time pass, of a clock that is stopped. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens the toasts beside buttons that tell something; returns a function that presses one by its name. */
export function openToasts(tellers: ReactNode, queries = new QueryClient()) {
  render(
    <TestMemoryRouter>
      <QueryClientProvider client={queries}>
        <NotificationContextProvider>
          {tellers}
          <Toasts />
        </NotificationContextProvider>
      </QueryClientProvider>
    </TestMemoryRouter>,
  );
  return async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(0);
  };
}
