import { expect, test } from 'vitest';
import { hasContent } from './hasContent';

test.each([
  'a',
  '<p>\\(x^2\\)</p>',
  '<img src="/media/a.png">',
  "<p><img alt='' src = '/media/a.png'></p>",
  '<IMG SRC=/media/a.png>',
  '<video controls src="https://site.np/a.mp4"></video>',
  '<audio><source src="/a.mp3"></audio>',
  '<table><tbody><tr><td>1</td></tr></tbody></table>',
  '<table><tbody><tr><td><img src="/media/a.png"></td></tr></tbody></table>',
  '<figure class="image"><img src="/media/a.png"></figure>',
])('%s is content', (html) => {
  expect(hasContent(html)).toBe(true);
});

test.each([
  '',
  ' ',
  '<p></p>',
  '<p><br></p><p>&nbsp;</p>',
  '<p>\u200b&ZeroWidthSpace;</p>',
  '<img>',
  '<img src>',
  '<img src="">',
  '<img src=" " alt="A map">',
  '<img alt="a src=/b.png c">',
  '<img data-src="/a.png">',
  '<imgx src="/a.png">',
  '<video></video>',
  '<table><tbody><tr><td></td></tr></tbody></table>',
  '<hr>',
  '<ul><li><br></li></ul>',
  '<!-- <img src="/a.png"> -->',
  '<template><img src="/a.png"></template>',
])('%s is empty', (html) => {
  expect(hasContent(html)).toBe(false);
});

test('a long row of pictures is gone through once', () => {
  // A tag without an end is seen as it is written.
  expect(hasContent('<img '.repeat(20_000))).toBe(true);
  expect(hasContent(`<img ${'a= '.repeat(30_000)}>`)).toBe(false);
});
