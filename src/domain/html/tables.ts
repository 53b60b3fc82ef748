/** What is asked of an element: one of a browser's, or of jsdom's. */
export interface TableElement {
  readonly tagName: string;
  readonly children: ArrayLike<TableElement>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** A cell, or a column of a `col`, with the columns that it is said to be in. */
interface Placed {
  element: TableElement;
  name: 'colspan' | 'span';
  from: number;
  to: number;
}

/** The most places of a table that no cell fills: an editor makes a cell for each. */
const mostEmpty = 5000;

/**
 * Bounds the cells and columns of a table to the rows and columns that are there; returns whether any was larger. A column is there where
 * something begins or ends, so the table looks the same: a lone cell of 1000 columns is in one.
 */
export function boundSpans(table: TableElement): boolean {
  const sections = sectionsOf(table);
  const rows = sections.flat();
  const before = spansOf(table, rows);
  for (const section of sections) for (const [index, row] of section.entries()) boundRows(row, section.length - index);
  const placed = [...columnsOf(table), ...sections.flatMap(cellsOf)];
  const edges = [...new Set(placed.flatMap(({ from, to }) => [from, to]))].toSorted((one, other) => one - other);
  const place = new Map(edges.map((edge, index) => [edge, index]));
  const widths = placed.map(({ from, to }) => (place.get(to) ?? 0) - (place.get(from) ?? 0));
  const filled = placed.reduce(
    (sum, { element, name }, index) => sum + (name === 'span' ? 0 : (widths[index] ?? 1) * rowsOfCell(element)),
    0,
  );
  // Steps of cells, each wider than the one above, would make an editor fill as many places as there are squares of them.
  const isRagged = rows.length * (edges.length - 1) - filled > mostEmpty;
  for (const [index, { element, name }] of placed.entries()) write(element, name, isRagged ? 1 : (widths[index] ?? 1));
  return spansOf(table, rows) !== before;
}

/** What the spans of a table are, to compare. */
const spansOf = (table: TableElement, rows: readonly TableElement[]): string =>
  [...colsOf(table), ...rows.flatMap((row) => cellsIn(row))]
    .map((element) => ['span', 'colspan', 'rowspan'].map((name) => element.getAttribute(name) ?? '').join())
    .join(';');

const named = (element: TableElement, ...names: string[]): TableElement[] =>
  Array.from(element.children).filter(({ tagName }) => names.includes(tagName.toUpperCase()));

const cellsIn = (row: TableElement): TableElement[] => named(row, 'TD', 'TH');

/** Returns the rows of each section: no cell is in two. */
function sectionsOf(table: TableElement): TableElement[][] {
  const sections = named(table, 'THEAD', 'TBODY', 'TFOOT').map((section) => named(section, 'TR'));
  return [...sections, named(table, 'TR')];
}

const colsOf = (table: TableElement): TableElement[] => [
  ...named(table, 'COL'),
  ...named(table, 'COLGROUP').flatMap((group) => (group.children.length > 0 ? named(group, 'COL') : [group])),
];

const largest = 1000;

/** Reads a span as a browser does. */
function read(element: TableElement, name: string): number {
  const count = Number.parseInt(element.getAttribute(name) ?? '1', 10);
  return count >= 1 ? Math.min(count, largest) : 1;
}

/** Writes it where it isn't what is written; 1 is what an element without it has. */
function write(element: TableElement, name: string, count: number): void {
  const present = element.getAttribute(name);
  if (present === null || Number(present) === count) return;
  if (count === 1) element.removeAttribute(name);
  else element.setAttribute(name, String(count));
}

/** Ends the cells of a row with the last row of its section, which is what a row span of 0 means. */
function boundRows(row: TableElement, left: number): void {
  for (const cell of cellsIn(row))
    write(cell, 'rowspan', Number(cell.getAttribute('rowspan') ?? 1) === 0 ? left : Math.min(rowsOfCell(cell), left));
}

const rowsOfCell = (cell: TableElement): number => read(cell, 'rowspan');

function columnsOf(table: TableElement): Placed[] {
  let at = 0;
  return colsOf(table).map((element) => {
    const from = at;
    at += read(element, 'span');
    return { element, name: 'span', from, to: at };
  });
}

/** A cell that reaches into the rows below: the columns that it takes there, and how many rows it still does. */
interface Reaching {
  from: number;
  to: number;
  rows: number;
}

/** Places the cells of a section as a browser does: each in the first column that none from above takes. */
function cellsOf(section: readonly TableElement[]): Placed[] {
  let above: Reaching[] = [];
  return section.flatMap((row) => {
    const begun: Reaching[] = [];
    let at = 0;
    let next = 0;
    const placed = cellsIn(row).map((element): Placed => {
      for (let taken = above[next]; taken && taken.from <= at; taken = above[next]) {
        at = Math.max(at, taken.to);
        next += 1;
      }
      const from = at;
      at += read(element, 'colspan');
      const rows = rowsOfCell(element);
      if (rows > 1) begun.push({ from, to: at, rows });
      return { element, name: 'colspan', from, to: at };
    });
    const going = [...above, ...begun].map((each) => ({ ...each, rows: each.rows - 1 })).filter(({ rows }) => rows > 0);
    above = going.toSorted((one, other) => one.from - other.from);
    return placed;
  });
}

const tag = /<(\/?)(table|tr|t[dh])(?=[\s/>])([^<>]*)/gi;

/** How many columns a cell is taken to fill at most, where it is only written that it does. */
const usual = 20;

/** Whether a table of some HTML has more empty places than an editor can fill, such as one of a wide row and many short ones. */
export function isTooEmpty(html: string): boolean {
  const open: Sizes[] = [];
  for (const [, slash, written = '', attributes = ''] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    if (name === 'table' && !slash) open.push({ rows: 0, filled: 0, inRow: 0, widest: 0 });
    const table = open.at(-1);
    if (!slash && table) {
      measure(table, name, attributes);
      if (table.rows * table.widest - table.filled > mostEmpty) return true;
    } else if (name === 'table') {
      open.pop();
    }
  }
  return false;
}

interface Sizes {
  rows: number;
  filled: number;
  inRow: number;
  widest: number;
}

function measure(table: Sizes, name: string, attributes: string): void {
  if (name === 'tr') {
    table.rows += 1;
    table.inRow = 0;
  } else if (name !== 'table') {
    table.filled += Math.min(usual, Number(/\bcolspan\s{0,9}=\s{0,9}["']?(\d{1,9})/i.exec(attributes)?.[1] ?? 1));
    table.inRow += 1;
    table.widest = Math.max(table.widest, table.inRow);
  }
}
