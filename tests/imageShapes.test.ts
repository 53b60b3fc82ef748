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

/** Where the specification has a box of 200 by 200 for the preview in a form; the details are larger, or as small as an icon. */
const boxed: readonly string[] = ['course', 'subcourse'];

// The details of a banner show what learners see, with the banner's words over it.
test.each(shapesOfImages())('%s has one shape, wherever it is chosen and shown', (name, { inputs, details }) => {
  expect(inputs.length).toBeGreaterThan(0);
  const isBoxed = boxed.includes(name.split(' ')[0] ?? '');
  expect(new Set(isBoxed ? inputs : [...inputs, ...details]).size).toBe(1);
  if (isBoxed) expect(inputs[0]).toBe('square');
});
