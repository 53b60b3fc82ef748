import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Popup = ReturnType<typeof within>;
type Name = 'Start Date Time' | 'End Date Time';

/** Finds the inputs of the start or the end. */
export async function moment(form: Popup, name: Name) {
  const group = within(await form.findByRole('group', { name }));
  return { date: group.getByRole('textbox', { name: /Date/ }), time: group.getByRole('textbox', { name: /^Time/ }) };
}

/** Replaces an input's text by typing. */
export async function type(user: UserEvent, box: HTMLElement, text: string) {
  await user.clear(box);
  await user.type(box, text);
}

/** Types the time of the start or the end: `2083-08-07 10:30`. */
export async function typeMoment(user: UserEvent, form: Popup, name: Name, text: string) {
  const { date, time } = await moment(form, name);
  const [day = '', hour = ''] = text.split(' ');
  await type(user, date, day);
  await type(user, time, hour);
  return date;
}
