import { expect, test } from 'vitest';
import { isKnownPlayer, videoFrame, videoPage, videoPlayer } from '@/domain/html/videoEmbed';

const nocookie = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', nocookie],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', `${nocookie}?start=3`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${nocookie}?start=3723`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=soon', nocookie],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=90', `${nocookie}?start=90`],
  ['https://youtu.be/dQw4w9WgXcQ', nocookie],
  ['https://youtu.be/dQw4w9WgXcQ?si=a&t=90', `${nocookie}?start=90`],
  ['https://youtube.com/shorts/dQw4w9WgXcQ?si=a', nocookie],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ/', nocookie],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=shared', nocookie],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=30', `${nocookie}?start=30`],
  ['HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ', nocookie],
  ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', nocookie],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong', undefined],
  ['https://www.youtube.com/shorts/', undefined],
  ['https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ', undefined],
  ['https://youtube.com.evil.example/shorts/dQw4w9WgXcQ', undefined],
  [
    '<iframe src="https://www.youtube.com/embed/videoseries?list=a"></iframe>',
    'https://www.youtube.com/embed/videoseries?list=a',
  ],
  ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>', nocookie],
  [
    '<iframe src="https://player.vimeo.com/video/76979871?h=1&amp;t=2"></iframe>',
    'https://player.vimeo.com/video/76979871?h=1&t=2',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://www.vimeo.com/76979871/', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://vimeo.com/76979871/8272103f6e?share=copy#t=90s', 'https://player.vimeo.com/video/76979871?h=8272103f6e#t=90s'],
  ['https://vimeo.com/76979871?h=8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/groups/name/videos/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/showcase/123/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  ['http://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/a"onload=x', undefined],
  ['https://vimeo.com.evil.example/76979871', undefined],
  ['https://vimeo.com/showcase/123', undefined],
  ['https://videos.example.com/lesson.mp4', undefined],
  ['https://evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%s is played at %s', (video, player) => {
  expect(videoPlayer(video)).toBe(player);
});

const own = 'https://desk.example';

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', nocookie],
  ['https://videos.example.com/lesson.mp4', 'https://videos.example.com/lesson.mp4'],
  ['http://videos.example.com/lesson.mp4', undefined],
  [`${own}/config.json`, undefined],
  ['https://www.youtube.com/playlist?list=a', undefined],
  ['https://youtu.be/', undefined],
  ['https://vimeo.com/user123', undefined],
  ['https://notyoutube.com/a', 'https://notyoutube.com/a'],
  ['javascript:alert(1)', undefined],
  ['lesson.mp4', undefined],
  ['', undefined],
])('%s is framed at %s', (video, frame) => {
  expect(videoFrame(video, own)).toBe(frame);
});

test('a framed video of YouTube has a page of its own', () => {
  expect(videoPage(nocookie)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(videoPage(`${nocookie}?start=90`)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s');
  expect(videoPage('https://player.vimeo.com/video/7')).toBe('https://player.vimeo.com/video/7');
});

test.each([
  [nocookie, true],
  ['https://player.vimeo.com/video/7', true],
  ['https://videos.example.com/lesson.mp4', false],
  ['lesson.mp4', false],
])('%s is a known player: %s', (address, isKnown) => expect(isKnownPlayer(address)).toBe(isKnown));
