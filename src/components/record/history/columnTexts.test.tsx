import { screen } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { expect, test } from 'vitest';
import { useValueText } from './columnTexts';

function Texts() {
  const textOf = useValueText();
  const values = [true, 'n', 7, null, 'first\nsecond', '<p>is_active</p>', 'plain words'];
  return (
    <ul>
      {values.map((value) => (
        <li key={String(value)}>{textOf('unknown_field', value)}</li>
      ))}
    </ul>
  );
}

test('choices are written as forms call them, other values as they are', async () => {
  await renderWidget(<Texts />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['True', 'No', '7', '', 'first\nsecond', '<p>is_active</p>', 'plain words']);
});
