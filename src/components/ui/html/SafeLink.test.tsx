import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeLink } from './SafeLink';

test('an address of the web is a link that opens beside the product', () => {
  render(<SafeLink href="https://psc.gov.np" />);
  expect(screen.getByRole('link', { name: 'https://psc.gov.np' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an address that is not of the web stays plain text', () => {
  render(<SafeLink href="javascript:alert(1)" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
});
