/** What takes away the look that an element's name gives: a property of its own style, and its values. */
type Undoing = [property: string, value: RegExp];

const light: Undoing = ['font-weight', /^(?:normal|lighter|[1-5]\d\d)$/];
const upright: Undoing = ['font-style', /^normal$/];
const bare: Undoing = ['text-decoration', /^none/];
const level: Undoing = ['vertical-align', /^baseline$/];

const looks = new Map<string, Undoing>([
  ...['b', 'strong'].map((name) => [name, light] as const),
  ...['i', 'em', 'cite', 'dfn', 'var'].map((name) => [name, upright] as const),
  ...['u', 'ins', 's', 'strike', 'del'].map((name) => [name, bare] as const),
  ...['sub', 'sup'].map((name) => [name, level] as const),
]);

/** Returns the property by which an element's own style takes away its look, if one does. */
export function undoneLook({ localName, style }: HTMLElement): string | undefined {
  const [property, value] = looks.get(localName) ?? [];
  if (!property || !value) return undefined;
  return [property, `${property}-line`].find((name) => value.test(style.getPropertyValue(name)));
}
