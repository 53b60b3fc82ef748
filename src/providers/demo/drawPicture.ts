import type { Draw, Hsl } from '@/domain/firstFile';

/** Draws a picture of the first records on a canvas: the build contains none of them. */
export const drawPicture: Draw = async ({ from, to, letters }) => {
  const size = 400;
  const canvas = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(size, size) : undefined;
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return undefined;
  const gradient = context.createLinearGradient(0, 0, size, size);
  gradient.addColorStop(0, cssOf(from));
  gradient.addColorStop(1, cssOf(to));
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
  context.fillStyle = 'white';
  context.font = `600 ${size / 3}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letters, size / 2, size / 2);
  return canvas.convertToBlob({ type: 'image/png' });
};

const cssOf = ({ hue, saturation, lightness }: Hsl): string => `hsl(${hue} ${saturation}% ${lightness}%)`;
