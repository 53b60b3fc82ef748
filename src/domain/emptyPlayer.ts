/** Whether an address is that of a known player without a video to play. */
export const isEmptyPlayer = (address: string): boolean =>
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/*(?:[?#]|$)/i.test(address);
