import type { Page } from '@playwright/test';
import { expect } from './support';

/** A field as it is drawn. */
interface Drawn {
  name: string;
  isRequired: boolean;
  /** Its error. */
  message: string;
}

/** An element as the browser describes it to assistive technology. */
interface Spoken {
  name: string;
  /** The names of all that it is in. */
  within: readonly string[];
  description: string;
  properties: Readonly<Record<string, unknown>>;
}

/** Expects that the accessibility tree says of each field of a form what is drawn: that it is required, that it is wrong, and why. */
export const expectSpoken = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const [drawn, spoken] = [await page.evaluate(drawnFields), await spokenOf(page)];
      return drawn.flatMap((field) => unsaid(field, spoken));
    }, 'what is drawn, but not said')
    .toEqual([]);

/** Tells what none of the elements of a field's name says. */
function unsaid({ name, isRequired, message }: Drawn, spoken: readonly Spoken[]): string[] {
  const own = spoken.filter((element) => element.name.includes(name) || element.within.some((around) => around.includes(name)));
  const isSaid = {
    required: !isRequired || own.some(({ properties }) => properties.required === true),
    invalid: !message || own.some(({ properties }) => properties.invalid === 'true'),
    [message]:
      !message || own.some(({ properties, description }) => properties.invalid === 'true' && description.includes(message)),
  };
  return Object.entries(isSaid).flatMap(([what, is]) => (is ? [] : [`${name}: ${what}`]));
}

/** Reads the tree from the browser itself, not from our attributes. */
async function spokenOf(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const namesAround = (id: string | undefined): string[] => {
    const node = byId.get(id ?? '');
    // The whole page has a name of its own.
    return node?.parentId ? [String(node.name?.value ?? ''), ...namesAround(node.parentId)] : [];
  };
  return nodes.map(({ name, description, parentId, properties = [] }) => ({
    name: String(name?.value ?? ''),
    within: namesAround(parentId),
    description: String(description?.value ?? ''),
    properties: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
  }));
}

/** Lists the fields of the form that have a name; a list of rows has its name at each row. Runs in the page. */
function drawnFields(): Drawn[] {
  const form = [...document.querySelectorAll('form:has([data-bar])')].at(-1);
  return [...(form?.querySelectorAll('[class*="ra-input-"]:not([role=group], :has([data-row]))') ?? [])].flatMap((place) => {
    const label = place.querySelector('label:not(:has(input)), legend, .MuiFormLabel-root')?.textContent ?? '';
    const name = label.replace(/\s*\*$/, '').trim();
    const message = place.querySelector('.MuiFormHelperText-root.Mui-error')?.textContent.trim() ?? '';
    // An input for files is a button, which can't be required in ARIA.
    const isRequired = label.endsWith('*') && !place.querySelector('[type=file]');
    return name === '' || place.querySelector(':disabled') ? [] : [{ name, isRequired, message }];
  });
}
