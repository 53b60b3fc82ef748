import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeContent } from './SafeContent';

test('HTML is shown without what it must not have', () => {
  render(
    <SafeContent
      profile="content"
      html={'<h2>Part one</h2><script>alert(1)</script><img src="/a.png" onerror="alert(1)" alt="a">'}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Part one' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'a' })).not.toHaveAttribute('onerror');
  expect(document.querySelector('script')).toBeNull();
});

test('a text keeps the styles that leave it in its place', () => {
  render(<SafeContent profile="content" html={'<p style="text-align: center; position: fixed">Centre</p>'} />);
  expect(screen.getByText('Centre').style.cssText).toBe('text-align: center;');
});
