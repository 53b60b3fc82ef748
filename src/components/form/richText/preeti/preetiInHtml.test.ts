import { expect, test } from 'vitest';
import { preetiInHtml } from './preetiInHtml';

test('each block that was typed for the Preeti font is converted, and all else stays', () => {
  const html = '<p style="text-align: right;">nf]s <b>;]jf</b></p><p>A public service</p><ul><li>cfof]u &amp; k|Zg</li></ul>';
  const made = '<p style="text-align: right;">लोक <b>सेवा</b></p><p>A public service</p><ul><li>आयोग ७ प्रश्न</li></ul>';
  expect(preetiInHtml(html)).toEqual({ text: 'लोक सेवा', made });
  expect(preetiInHtml(made)).toBeUndefined();
});

test.each(['<p><code>nf]s ;]jf</code></p>', '<p>\\(nf]s ;]jf\\)</p>', '<p>लोक ;]jf</p>', '<p>Koshi; Gandaki</p>'])(
  'none is found in %s',
  (html) => {
    expect(preetiInHtml(html)).toBeUndefined();
  },
);
