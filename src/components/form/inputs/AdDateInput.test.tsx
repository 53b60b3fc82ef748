import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { adDate, optional } from '@/contract/fields';
import { AdDateInput } from './AdDateInput';

const schema = z.object({ passport_expiry_date: optional(adDate) });
const input = <AdDateInput source="passport_expiry_date" />;
const record = { passport_expiry_date: '2026-11-21' };

const openInNepali = (options = {}) => {
  localStorage.setItem('locale', 'ne');
  return openForm(schema, input, options);
};
const field = () => screen.findByRole('textbox', { name: /^राहदानीको म्याद सकिने मिति/ });

test('in Nepali the date, its format and its hint have one kind of digits, without the browser’s own format', async () => {
  await openInNepali({ record });
  expect(await field()).toHaveAttribute('type', 'text');
  expect(await field()).toHaveValue('२०२६-११-२१');
  expect(await field()).toHaveAccessibleDescription('शनिबार, २०८३ मङ्सिर ५ गते, ई.सं. २०२६-११-२१');
  expect(document.querySelectorAll('[type=date], [type=time], [type=datetime-local], [type=month]')).toHaveLength(0);
  expect(await axeFaults()).toEqual([]);
});

test.each(['२०२७-०१-०५', '2027/1/5', '20270105', '２０２７-０１-０५'])(
  'in Nepali “%s” is saved as the wire has it',
  async (typed) => {
    const { user, submit, saved } = await openInNepali({ record });
    await user.clear(await field());
    expect(await field()).toHaveAccessibleDescription('साल, महिना र तारिख (ई.सं.), जस्तै २०२६-११-२१');
    await user.type(await field(), typed);
    await user.tab();
    expect(await field()).toHaveValue('२०२७-०१-०५');
    await submit();
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ passport_expiry_date: '2027-01-05' }));
  },
);

test.each(['२०२७-१३-०५', '2027-02-30', 'भोलि'])('in Nepali “%s” is refused, at the input', async (typed) => {
  const { user, submit, saved } = await openInNepali();
  await user.type(await field(), typed);
  await submit();
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('मिति हुनुपर्छ'));
  expect(saved).not.toHaveBeenCalled();
});

test('in Nepali a day is chosen in the calendar, and one that is removed is none', async () => {
  const { user, submit, saved } = await openInNepali({ record });
  await user.click(screen.getByRole('button', { name: /^पात्रो खोल्नुहोस्: / }));
  await screen.findByRole('grid', { name: 'मङ्सिर २०८३' });
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(async () => expect(await field()).toHaveValue('२०२६-११-२२'));
  await user.clear(await field());
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ passport_expiry_date: null }));
});

test('in English it is the browser’s own input', async () => {
  await openForm(schema, input, { record });
  expect(await screen.findByLabelText(/^Passport Expiry Date/)).toHaveAttribute('type', 'date');
});
