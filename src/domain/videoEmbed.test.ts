import { expect, test } from 'vitest';
import { isEmptyPlayer, videoEmbed } from './videoEmbed';

const reduced = '<iframe src="https://www.youtube.com/embed/a1?start=30&amp;rel=0" allowfullscreen></iframe>';

test.each([
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/a1?start=30&amp;rel=0" onload="alert(1)"></iframe>',
  "<p>Watch!</p><iframe src='https://www.youtube.com/embed/a1?start=30&rel=0'></iframe><script>alert(1)</script>",
  '<p>&lt;iframe src=&quot;https://www.youtube.com/embed/a1?start=30&amp;rel=0&quot;&gt;&lt;/iframe&gt;</p>',
  '<iframe src="//www.youtube.com/embed/a1?start=30&rel=0#t"></iframe>',
  reduced,
])('%s is reduced to its player', (code) => {
  expect(videoEmbed(code)).toBe(reduced);
});

test.each([
  ['www.youtube-nocookie.com', 'https://www.youtube-nocookie.com/embed/a1'],
  ['player.vimeo.com', 'https://player.vimeo.com/video/42'],
])('%s is known', (_, address) => {
  expect(videoEmbed(`<iframe src="${address}">`)).toContain(address);
});

test.each([
  '',
  'https://www.youtube.com/embed/a1',
  '<iframe></iframe>',
  '<iframe src="http://www.youtube.com/embed/a1"></iframe>',
  '<iframe src="https://www.youtube.com:8080/embed/a1"></iframe>',
  '<iframe src="https://www.youtube.com/watch?v=a1"></iframe>',
  '<iframe src="https://www.youtube.com/embed/"></iframe>',
  '<iframe src="https://www.youtube.com/embed/?rel=0"></iframe>',
  '<iframe src="https://player.vimeo.com/video/"></iframe>',
  '<iframe src="https://www.youtube.com.evil.test/embed/a1"></iframe>',
  '<iframe src="https://evil.test/embed/a1?https://www.youtube.com/embed/a1"></iframe>',
  '<iframe src="javascript:alert(1)//www.youtube.com/embed/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
])('%s is refused', (code) => {
  expect(videoEmbed(code)).toBeUndefined();
});

test.each([
  'https://www.youtube.com/embed/',
  'https://www.youtube-nocookie.com/embed?rel=0',
  'https://player.vimeo.com/video/#t',
])('%s plays nothing', (address) => expect(isEmptyPlayer(address)).toBe(true));

test.each(['https://www.youtube.com/embed/a1', 'https://www.youtube.com/watch?v=a1', 'https://videos.test/embed/'])(
  '%s may play something',
  (address) => expect(isEmptyPlayer(address)).toBe(false),
);
