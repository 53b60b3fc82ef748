import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Popup = ReturnType<typeof within>;
type Name = 'Start Date Time' | 'End Date Time';

/** The boxes of the start or the end. */
export async function moment(form: Popup, name: Name) {
  const group = within(await form.findByRole('group', { name }));
  return { date: group.getByRole('textbox', { name: /Date/ }), time: group.getByRole('textbox', { name: /^Time/ }) };
}

/** Types a text in the place of another. */
export async function type(user: UserEvent, box: HTMLElement, text: string) {
  await user.clear(box);
  await user.type(box, text);
}

/** Types when something begins or ends: `2083-08-07 10:30`. */
export async function typeMoment(user: UserEvent, form: Popup, name: Name, text: string) {
  const { date, time } = await moment(form, name);
  const [day = '', hour = ''] = text.split(' ');
  await type(user, date, day);
  await type(user, time, hour);
  return date;
}
