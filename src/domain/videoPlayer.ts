import { videoEmbed } from './videoEmbed';

const youtubePage =
  /^https:\/\/(?:(?:www|m)\.youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/;
const youtubeEmbed = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]|$)/;

/**
 * Returns the address of a player for an embed code, or for a video's page on YouTube. YouTube's player is the one that sets no cookie.
 * Undefined where no player is known.
 */
export function videoPlayer(video: string): string | undefined {
  const address = /\ssrc="([^"]+)"/.exec(videoEmbed(video) ?? '')?.[1]?.replaceAll('&amp;', '&');
  const youtube = (youtubePage.exec(video) ?? youtubeEmbed.exec(address ?? ''))?.[1];
  return youtube ? `https://www.youtube-nocookie.com/embed/${youtube}` : address;
}
