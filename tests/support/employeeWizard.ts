import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const next = (user: UserEvent) => user.click(button('Next'));
export const box = (name: RegExp) => screen.getByRole('textbox', { name });
/** Finds a native date input, which has no role, by label. */
export const dateBox = (name: RegExp) => screen.getByLabelText(name);
export const choose = async (user: UserEvent, name: RegExp, option: string) => {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};
export const type = async (user: UserEvent, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const input = box(new RegExp(`^${name}( \\*)?$`));
    await user.clear(input);
    await user.click(input);
    await user.paste(value);
  }
};
export const place = () => new URLSearchParams(location.search).get('step');
