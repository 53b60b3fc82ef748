import { expect, test } from 'vitest';
import { isCollection, isEmptyPlayer, videoEmbed } from './videoEmbed';

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

test.each([
  'https://www.youtube.com/playlist?list=PL1',
  'https://music.youtube.com/playlist?list=PL1',
  'https://youtu.be/playlist?list=PL1',
  'https://www.youtube.com/watch?list=PL1',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/channel/UC1',
  'https://www.youtube.com/@psc.nepal',
  'https://www.youtube.com/@psc.nepal/videos',
  'https://m.youtube.com/c/PscNepal',
  'https://www.youtube.com/user/PscNepal',
  'https://www.youtube.com/PscNepal',
  'https://www.youtube.com/results?search_query=psc',
  'https://www.youtube.com/',
  'https://vimeo.com/showcase/123',
  'https://vimeo.com/showcase/123/embed',
  'https://vimeo.com/album/123',
  'https://vimeo.com/groups/name',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/psc',
  'https://player.vimeo.com/showcase/123',
  'HTTPS://WWW.YOUTUBE.COM/@psc',
])('%s is no one video', (address) => expect(isCollection(address)).toBe(true));

test.each([
  'https://www.youtube.com/watch?v=a1&list=PL1',
  'https://youtu.be/a1?list=PL1',
  'https://www.youtube.com/shorts/a1',
  'https://www.youtube.com/live/a1',
  'https://www.youtube.com/embed/a1?list=PL1',
  'https://www.youtube.com/clip/a1',
  'https://vimeo.com/76979871/8272103f6e',
  'https://vimeo.com/event/123',
  'https://player.vimeo.com/video/7',
  'https://videos.example.com/playlist',
  'https://notvimeo.com/psc',
  'no address',
])('%s may be one', (address) => expect(isCollection(address)).toBe(false));
