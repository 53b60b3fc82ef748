import { waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Somebody at the page, who presses what is disabled for a moment once it isn't: before its list has come, or while something is saved. */
export function person(options?: Parameters<typeof userEvent.setup>[0]): UserEvent {
  const user = userEvent.setup(options);
  const click: UserEvent['click'] = async (element) => {
    await waitFor(() => {
      if (isOff(element)) throw new Error(`It is disabled: ${element.textContent}`);
    });
    return user.click(element);
  };
  return { ...user, click };
}

/** A button, or what cannot be one; what is told to be disabled and can be pressed all the same is not waited for. */
const isOff = (element: Element): boolean =>
  element.matches(':disabled') || (element.matches('.Mui-disabled') && element.getAttribute('aria-disabled') === 'true');
