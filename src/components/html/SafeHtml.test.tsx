import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeHtml } from './SafeHtml';
import { SafeLink } from './SafeLink';

test('HTML is shown without what it must not have', () => {
  render(
    <SafeHtml
      profile="content"
      html={'<h2>Part one</h2><script>alert(1)</script><img src="/a.png" onerror="alert(1)" alt="a">'}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Part one' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'a' })).not.toHaveAttribute('onerror');
  expect(document.querySelector('script')).toBeNull();
});

test('a text keeps the styles that leave it in its place', () => {
  render(<SafeHtml profile="content" html={'<p style="text-align: center; position: fixed">Centre</p>'} />);
  expect(screen.getByText('Centre').style.cssText).toBe('text-align: center;');
});

test('an address of the web is a link that opens beside the product', () => {
  render(<SafeLink href="https://psc.gov.np" />);
  expect(screen.getByRole('link', { name: 'https://psc.gov.np' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an address that is not of the web stays plain text', () => {
  render(<SafeLink href="javascript:alert(1)" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
});
