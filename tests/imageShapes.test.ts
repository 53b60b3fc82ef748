import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/resources/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** A form and a popup may name one image differently, as the calls do. */
const oneImage = new Map([['certification_img', 'certificate_img']]);

/** Returns the shapes of each area's images: by area and field, those of the inputs and of the details. */
function shapesOfImages() {
  const shapes = new Map<string, { inputs: string[]; details: string[] }>();
  for (const [path, source] of Object.entries(sources)) {
    const area = path.split('/')[3];
    for (const [element, kind = '', field = ''] of source.matchAll(
      /<((?:Person)?Image(?:Input|Detail))\s+source="(\w+)"[^>]*>/g,
    )) {
      const key = `${area} ${oneImage.get(field) ?? field}`;
      const found = shapes.get(key) ?? { inputs: [], details: [] };
      const shape = kind === 'PersonImageDetail' ? 'square' : (/shape="(\w+)"/.exec(element)?.[1] ?? 'none');
      (kind === 'ImageInput' ? found.inputs : found.details).push(shape);
      shapes.set(key, found);
    }
  }
  return [...shapes];
}

test('there are images', () => {
  expect(shapesOfImages().length).toBeGreaterThan(7);
});

// The details of a banner show what learners see, with the banner's words over it.
test.each(shapesOfImages())('%s has one shape, wherever it is chosen and shown', (_, { inputs, details }) => {
  expect(inputs.length).toBeGreaterThan(0);
  expect(new Set([...inputs, ...details]).size).toBe(1);
});
