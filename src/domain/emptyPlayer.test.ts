import { expect, test } from 'vitest';
import { isEmptyPlayer } from './emptyPlayer';

test.each([
  'https://www.youtube.com/embed/',
  'https://www.youtube-nocookie.com/embed?rel=0',
  'https://player.vimeo.com/video/#t',
])('%s plays nothing', (address) => expect(isEmptyPlayer(address)).toBe(true));

test.each(['https://www.youtube.com/embed/a1', 'https://www.youtube.com/watch?v=a1', 'https://videos.test/embed/'])(
  '%s may play something',
  (address) => expect(isEmptyPlayer(address)).toBe(false),
);
