import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { menuIcons } from '@/components/ui/menuIcons';
import { text } from '@/contract/fields';
import { IconInput } from './IconInput';

const schema = z.object({ menu_icon: text(1, 50, ['required', 'cannot_exceed_from']) });
const box = () => screen.getByRole('combobox', { name: /^Menu Icon/ });
const options = () => screen.findAllByRole('option');
const open = (menu_icon?: string) => openForm(schema, <IconInput source="menu_icon" />, { record: { menu_icon } });

test('every icon that is allowed is offered by its picture and its name', async () => {
  const { user } = await open();
  await user.click(box());
  const offered = await options();
  expect(offered).toHaveLength(menuIcons.size);
  expect(offered.filter((option) => !option.querySelector('svg') || !option.textContent)).toEqual([]);
});

test.each(['calen', 'EVENT'])('“%s” finds one by its name in words or on the wire, and it is saved', async (typed) => {
  const { user, saved, submit } = await open();
  await user.click(box());
  await user.paste(typed);
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['Calendar']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(box()).toHaveValue('Calendar'));
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ menu_icon: 'event' }));
});

test('a stored icon that isn’t allowed is shown as such, and may be saved again; all others are offered beside it', async () => {
  const { user, saved, submit } = await open('rocket');
  expect(box()).toHaveValue('rocket (no longer offered)');
  await user.click(box());
  expect(await options()).toHaveLength(menuIcons.size + 1);
  await user.keyboard('{Escape}');
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ menu_icon: 'rocket' }));
});

test('none is refused, and axe finds no fault', async () => {
  const { submit, saved } = await open();
  await submit();
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  expect(await axeFaults()).toEqual([]);
});
