/** A colour of the picture: an angle, and two percentages. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** What a picture shows: letters on a square that goes from one colour to another, from its top left to its bottom right. */
export interface PictureLook {
  from: Hsl;
  to: Hsl;
  letters: string;
}

/** Draws a picture as PNG; undefined where nothing can be drawn. */
export type Draw = (look: PictureLook) => Promise<Blob | undefined>;

/** Makes a file that the demo's first records name; undefined at any other path: an uploaded file's has one more part. */
export async function firstFile(path: string, draw: Draw): Promise<Blob | undefined> {
  const [, name = '', ending] = /^[a-z_]+\/([^/]+)\.(png|pdf|zip)$/.exec(path) ?? [];
  if (ending === 'pdf') return new Blob([pdfOf(name)], { type: 'application/pdf' });
  if (ending === 'zip') return new Blob([emptyArchive], { type: 'application/zip' });
  return ending === 'png' ? draw(lookOf(name)) : undefined;
}

/** Makes colours of a name, and the first letters of its last two words. */
function lookOf(name: string): PictureLook {
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  const words = name.split('-').slice(-2);
  return {
    from: { hue, saturation: 45, lightness: 42 },
    to: { hue: (hue + 40) % 360, saturation: 55, lightness: 26 },
    letters: words
      .map((word) => word.charAt(0))
      .join('')
      .toUpperCase(),
  };
}

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
