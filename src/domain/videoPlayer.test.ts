import { expect, test } from 'vitest';
import { videoPlayer } from './videoEmbed';

const nocookie = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', nocookie],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', nocookie],
  ['https://youtu.be/dQw4w9WgXcQ', nocookie],
  ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>', nocookie],
  [
    '<iframe src="https://player.vimeo.com/video/76979871?h=1&amp;t=2"></iframe>',
    'https://player.vimeo.com/video/76979871?h=1&t=2',
  ],
  ['https://videos.example.com/lesson.mp4', undefined],
  ['https://evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%s is played at %s', (video, player) => {
  expect(videoPlayer(video)).toBe(player);
});
