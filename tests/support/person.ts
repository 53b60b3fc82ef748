import { waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A person at the page, whose click waits until a disabled control is enabled: after its list has loaded, or a save has ended. */
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

/** Whether a button, or a part that can't be one, is disabled; `aria-disabled` on what can be clicked all the same isn't waited for. */
const isOff = (element: Element): boolean =>
  element.matches(':disabled') || (element.matches('.Mui-disabled') && element.getAttribute('aria-disabled') === 'true');
