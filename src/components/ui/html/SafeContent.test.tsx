import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeContent } from './SafeContent';

test('HTML is shown without forbidden parts', () => {
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

test('formulas are rendered once their code has loaded, also in a later text', async () => {
  const { rerender } = render(<SafeContent profile="content" html="<p>Is \(x^2\) enough?</p>" />);
  await waitFor(() => expect(document.querySelector('.katex')).toBeInTheDocument());
  expect(screen.getByText(/^Is/).firstChild).toHaveTextContent('Is');
  rerender(<SafeContent profile="words" html="<h2>\(y\)</h2><p>and <code>\(z\)</code></p>" />);
  expect(document.querySelectorAll('.katex')).toHaveLength(1);
  expect(screen.getByText('\\(z\\)')).toHaveProperty('tagName', 'CODE');
});

test('words of two blocks of a text stay apart, and no block is rendered inside a line', () => {
  render(
    <SafeContent
      profile="words"
      html='<h2>One</h2><ul><li>two</li><li>H<sub>2</sub>O</li></ul><img src="https://example.com/a.png" alt="">three<br>four'
    />,
  );
  expect(document.body).toHaveTextContent('One two H2O three four');
  expect(document.querySelector('sub')).toHaveTextContent('2');
  expect(document.querySelector('h2, ul, li, img')).toBeNull();
});

test('a text in the other script says its language, and what is around it doesn’t', () => {
  render(
    <SafeContent profile="content" html="<p>नेपालको <b>राजधानी</b> कुन हो?</p><p>Say नमस्ते first</p><p>Nothing else</p>काठमाडौं" />,
  );
  const said = [...document.querySelectorAll('[lang=ne]')].map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(said).toEqual(['SPAN नेपालको ', 'B राजधानी', 'SPAN  कुन हो?', 'SPAN नमस्ते', 'SPAN काठमाडौं']);
  expect(document.querySelector('[lang=en]')).toBeNull();
});
