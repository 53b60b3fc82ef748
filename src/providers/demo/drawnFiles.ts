/** Returns a file that the demo's first records name, made on request: the build contains none of them. */
export async function drawnFile(path: string): Promise<Blob | undefined> {
  // The path of an uploaded file has one more part.
  const [, name = '', extension = ''] = /^[a-z_]+\/([^/]+)\.(jpg|png|pdf|zip)$/.exec(path) ?? [];
  if (extension === 'pdf') return new Blob([pdfOf(name)], { type: 'application/pdf' });
  if (extension === 'zip') return new Blob([emptyArchive], { type: 'application/zip' });
  return name ? pictureOf(name, extension === 'png' ? 'image/png' : 'image/jpeg') : undefined;
}

/** Draws a square with the first letters of a name, in a colour made of it; undefined where nothing can be drawn. */
async function pictureOf(name: string, type: string): Promise<Blob | undefined> {
  const size = 400;
  const canvas = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(size, size) : undefined;
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return undefined;
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  const gradient = context.createLinearGradient(0, 0, size, size);
  gradient.addColorStop(0, `hsl(${hue} 45% 42%)`);
  gradient.addColorStop(1, `hsl(${(hue + 40) % 360} 55% 26%)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
  context.fillStyle = 'white';
  context.font = `600 ${size / 3}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(initials(name), size / 2, size / 2);
  return canvas.convertToBlob({ type });
}

const initials = (name: string) =>
  name
    .split('-')
    .slice(-2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

/** Makes a PDF of one page with a line of text. Source: ISO 32000-1, section 7.5. */
function pdfOf(title: string): string {
  const text = `BT /F1 20 Tf 72 720 Td (${title.replaceAll(/[^\w .-]/g, ' ')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((content, index) => `${index + 1} 0 obj\n${content}\nendobj\n`);
  const head = '%PDF-1.4\n';
  const places = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = head.length + objects.join('').length;
  const size = objects.length + 1;
  return `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}

/** An empty archive: the end record alone. */
const emptyArchive = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);
