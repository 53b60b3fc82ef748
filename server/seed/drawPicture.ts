import { crc32, deflateSync } from 'node:zlib';
import type { Draw, Hsl } from '@/domain/firstFile';
import { glyphHeight, glyphOf, glyphWidth } from './glyphs';

const size = 400;
/** A row has a byte before its pixels. */
const rowLength = size + 1;
/** The side of a glyph's square dots. */
const dot = 16;
/** How many colours the gradient has; the palette's next one is white. */
const shades = 128;

/** Draws a picture of the first records as PNG, without a canvas: each pixel is the number of a colour. Source: RFC 2083. */
export const drawPicture: Draw = async ({ from, to, letters }) => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bitDepth, indexed, 0, 0, 0]);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const palette = Array.from({ length: shades }, (_, place) => rgbOf(between(from, to, place / (shades - 1))));
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([...palette, [255, 255, 255]].flat())),
    chunk('IDAT', deflateSync(pixelsOf(letters))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Blob(parts, { type: 'image/png' });
};

const bitDepth = 8;
/** The kind of colours that are numbers of a palette's. */
const indexed = 3;

/** A chunk: its length, its type, its content, and a sum over the latter two. */
function chunk(type: string, content: Buffer): Buffer<ArrayBuffer> {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** The colours' numbers from the first corner to the last: each row of pixels begins one further than the row above. */
const ramp = Buffer.from(Array.from({ length: 2 * size }, (_, place) => Math.floor((place * shades) / (2 * size))));

/** Returns the pixels row by row, each row after the number of its filter: 0, none. */
function pixelsOf(letters: string): Buffer {
  const pixels = Buffer.alloc(size * rowLength);
  for (let y = 0; y < size; y += 1) ramp.copy(pixels, y * rowLength + 1, y, y + size);
  for (const { left, top } of dotsOf(letters)) {
    for (let y = top; y < top + dot; y += 1) {
      const start = y * rowLength + 1 + left;
      pixels.fill(shades, start, start + dot);
    }
  }
  return pixels;
}

/** Returns where the dots of the letters are, which stand in the middle; a letter without a glyph is left out. */
function dotsOf(letters: string): { left: number; top: number }[] {
  const glyphs = Array.from(letters, glyphOf).filter(({ length }) => length > 0);
  const advance = (glyphWidth + 1) * dot;
  const left = (size - glyphs.length * advance + dot) / 2;
  const top = (size - glyphHeight * dot) / 2;
  return glyphs.flatMap((rows, place) =>
    rows.flatMap((row, line) =>
      [...row.matchAll(/1/g)].map(({ index }) => ({ left: left + place * advance + index * dot, top: top + line * dot })),
    ),
  );
}

/** Returns a colour between two others; the hue turns from the first to the second upwards. */
const between = (from: Hsl, to: Hsl, share: number): Hsl => ({
  hue: from.hue + ((to.hue - from.hue + 360) % 360) * share,
  saturation: from.saturation + (to.saturation - from.saturation) * share,
  lightness: from.lightness + (to.lightness - from.lightness) * share,
});

/** Source: CSS Color 4, section 7.1. */
function rgbOf({ hue, saturation, lightness }: Hsl): number[] {
  const [s, l] = [saturation / 100, lightness / 100];
  return [0, 8, 4].map((turn) => {
    const k = (turn + hue / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  });
}
