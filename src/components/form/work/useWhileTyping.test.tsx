import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWhileTyping } from './DraftKeeper';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form with an editor that tells the form nothing yet. */
function Page({ work }: { work: () => void }) {
  return (
    <FormProvider {...useForm()}>
      <form id="form">
        <div role="textbox" />
      </form>
      <Watch work={work} />
    </FormProvider>
  );
}

function Watch({ work }: { work: () => void }) {
  useWhileTyping('form', work);
  return null;
}

/** Types so many letters into the editor, one each 50 milliseconds. */
function type(letters: number) {
  for (let letter = 0; letter < letters; letter += 1) {
    fireEvent.input(screen.getByRole('textbox'));
    vi.advanceTimersByTime(50);
  }
}

test('what an editor holds back is asked for every two seconds, after a pause, and as the form is left', () => {
  const work = vi.fn();
  const { unmount } = render(<Page work={work} />);
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
  type(39);
  expect(work).not.toHaveBeenCalled();
  type(42);
  expect(work).toHaveBeenCalledTimes(2);
  type(1);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(3);
  unmount();
  expect(work).toHaveBeenCalledTimes(4);
});
