/** What an element is marked with, so that another file finds it: to style it, to print it, to give it the focus. */
type Mark =
  /** The body of the tree's row that the focus is on, within the row. */
  | 'active'
  /** The button below repeated rows that adds one. */
  | 'add'
  /** The bar with a form's Save. */
  | 'bar'
  /** An input's place in the grid of a form. */
  | 'cell'
  /** A text as its author formatted it. */
  | 'content'
  /** An action that takes something away. */
  | 'danger'
  /** The link of a row that opens what it is about. */
  | 'details'
  /** A row of a tree that its search found. */
  | 'found'
  /** The row of a list that the keys are on. */
  | 'highlighted'
  /** A row that isn't where the list's order or search would have it, since it was just written. */
  | 'landed'
  /** What stands in place of something until it has loaded: its kind is the mark's value. */
  | 'loading'
  /** A text that takes the whole width of the details. */
  | 'long'
  /** A list's search form while it is unfolded. */
  | 'open'
  /** The bar below a table with its pages. */
  | 'pager'
  /** A popup, beside those of which the page behind is neither printed nor given the focus. */
  | 'popup'
  /** A row that keys or a pointer move: its number, if others count. */
  | 'row'
  /** The part of a table that scrolls. */
  | 'scroll'
  /** A form's tick that isn't the first thing one writes. */
  | 'tick'
  /** The outcome of an action, while it is told. */
  | 'toast';

/** The attribute of a marked element, with a value or without; none of one that isn't marked. */
export const mark = (
  name: Mark,
  value: string | number | boolean = true,
): Readonly<Record<string, string | number | undefined>> => ({
  [`data-${name}`]: typeof value === 'boolean' ? only(value) : value,
});

const only = (isMarked: boolean) => (isMarked ? '' : undefined);

/** The selector of marked elements. */
export const marked = <Name extends Mark>(name: Name) => `[data-${name}]` as const;
