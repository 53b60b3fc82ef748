/** What somebody did, who does one thing after another, as they were answered; the times are of one clock. */
export interface Operation {
  by: string;
  began: number;
  ended: number;
  /** `unknown` where no answer came: it may be done later still. */
  outcome: 'done' | 'refused' | 'unknown';
  did: Did;
}

/** A value is written once in a run, so that whoever reads it knows whose it is. `base` is what a change that said so was based on. */
type Did =
  | { kind: 'write'; record: string; value: string; base?: string | undefined }
  | { kind: 'read'; record: string; value: string }
  | { kind: 'add'; set: string; value: string }
  | { kind: 'remove'; set: string; value: string }
  | { kind: 'list'; set: string; values: readonly string[] };
type Of<Kind extends Did['kind']> = Operation & { did: Extract<Did, { kind: Kind }> };

/** A record as it is stored, and what its history says of it, the oldest first. */
export interface Kept {
  present: Readonly<Record<string, unknown>>;
  changes: readonly (readonly { field: string; before?: unknown; after?: unknown }[])[];
}

const isOf =
  <Kind extends Did['kind']>(...kinds: readonly Kind[]) =>
  (operation: Operation): operation is Of<Kind> =>
    kinds.some((kind) => kind === operation.did.kind);

/** The text of a record's state, by which two are compared. */
export const stateOf = (fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other)));

/**
 * Returns what is wrong with records that many have changed: a write that was acknowledged and isn't there once, or was refused and is; one
 * that has overwritten another than it was based on; and whoever came upon an older state than what had been answered before they asked.
 */
export function wrongRecords(operations: readonly Operation[], records: ReadonlyMap<string, Kept>): string[] {
  const touching = operations.filter(isOf('write', 'read'));
  return [...records].flatMap(([record, kept]) => {
    const { states, wrong } = statesIn(record, kept);
    const own = touching.filter(({ did }) => did.record === record);
    return [...wrong, ...own.filter(isOf('write')).flatMap((each) => wrongWrite(each, states)), ...wrongOrder(own, states)];
  });
}

/** Goes back from a record's present state through its history. */
function statesIn(record: string, { present, changes }: Kept): { states: string[]; wrong: string[] } {
  const states = [stateOf(present)];
  const wrong: string[] = [];
  let fields = { ...present };
  for (const made of changes.toReversed()) {
    for (const { field, before, after } of made) {
      if (fields[field] !== after)
        wrong.push(`${record}: ${field} came to ${String(after)}, and goes on from ${String(fields[field])}`);
      fields = { ...fields, [field]: before };
    }
    states.unshift(stateOf(fields));
  }
  return { states, wrong };
}

function wrongWrite({ by, outcome, did: { record, value, base } }: Of<'write'>, states: readonly string[]): string[] {
  const places = states.flatMap((state, place) => (state === value ? [place] : []));
  const [place] = places;
  const said = `${record}: what ${by} wrote, ${value},`;
  if (places.length > 1) return [`${said} was written ${places.length} times`];
  if (place === undefined) return outcome === 'done' ? [`${said} was acknowledged, and is lost`] : [];
  if (outcome === 'refused') return [`${said} was refused, and written`];
  const former = states[place - 1];
  return base === undefined || former === base ? [] : [`${said} was based on ${base}, and has overwritten ${String(former)}`];
}

function wrongOrder(operations: readonly Of<'write' | 'read'>[], states: readonly string[]): string[] {
  const seen = operations.filter(({ outcome }) => outcome === 'done');
  return seen.flatMap(({ by, began, did }) => {
    const place = states.indexOf(did.value);
    const said = `${did.record}: ${by}, who ${did.kind === 'read' ? 'reads' : 'writes'} ${did.value},`;
    if (place < 0) return did.kind === 'read' ? [`${said} reads what never was`] : [];
    const newer = seen.find((earlier) => earlier.ended < began && states.indexOf(earlier.did.value) > place);
    return newer ? [`${said} is behind ${newer.did.value} of ${newer.by === by ? 'their own' : newer.by}`] : [];
  });
}

/** Returns what is wrong with sets to which many have added, and what is stored of them. Values that nobody added here are left alone. */
export function wrongSets(operations: readonly Operation[], sets: ReadonlyMap<string, readonly string[]>): string[] {
  const touching = operations.filter(isOf('add', 'remove', 'list'));
  return [...sets].flatMap(([set, stored]) => {
    const own = touching.filter(({ did }) => did.set === set);
    const adds = own.filter(isOf('add'));
    const removals = own.filter(isOf('remove')).filter(({ outcome }) => outcome !== 'refused');
    return [
      ...adds.flatMap((add) => wrongAdd(add, removals, stored)),
      ...own.filter(isOf('list')).flatMap((list) => wrongList(list, own, removals)),
    ];
  });
}

function wrongAdd({ by, outcome, did }: Of<'add'>, removals: readonly Of<'remove'>[], stored: readonly string[]): string[] {
  const there = stored.filter((each) => each === did.value).length;
  const gone = removals.filter((each) => each.did.value === did.value);
  const isGone = outcome === 'refused' || gone.some((each) => each.outcome === 'done');
  const most = isGone ? 0 : 1;
  const least = outcome === 'done' && gone.length === 0 ? 1 : 0;
  if (there >= least && there <= most) return [];
  return [`${did.set}: ${did.value} of ${by} is there ${there} times; it was ${outcome}, and ${isGone ? '' : 'not '}to be gone`];
}

function wrongList(list: Of<'list'>, own: readonly Of<'add' | 'remove' | 'list'>[], removals: readonly Of<'remove'>[]): string[] {
  const { by, did, began, ended } = list;
  const said = `${did.set}: ${by}`;
  const before = own.filter((each) => each.outcome === 'done' && each.ended < began);
  const known = new Set(before.filter(isOf('add', 'list')).flatMap(valuesOf));
  const mayBeGone = new Set(removals.filter((each) => each.began < ended).flatMap(valuesOf));
  const isGone = new Set(before.filter(isOf('remove')).flatMap(valuesOf));
  const refused = new Set(
    own
      .filter(isOf('add'))
      .filter(({ outcome }) => outcome === 'refused')
      .flatMap(valuesOf),
  );
  return [
    ...[...known]
      .filter((value) => !did.values.includes(value) && !mayBeGone.has(value))
      .map((value) => `${said} misses ${value}`),
    ...did.values.filter((value) => isGone.has(value)).map((value) => `${said} still finds ${value}, which was removed`),
    ...did.values.filter((value) => refused.has(value)).map((value) => `${said} finds ${value}, which was refused`),
  ];
}

const valuesOf = ({ did }: Of<'add' | 'remove' | 'list'>): readonly string[] => (did.kind === 'list' ? did.values : [did.value]);

/** Returns the nodes of a tree that stand below themselves. */
export function belowThemselves(nodes: readonly { id: number; parent: number | null }[]): number[] {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  return nodes.flatMap(({ id }) => {
    let above = parents.get(id);
    for (let step = 0; step < nodes.length && above !== id; step += 1) above = above === null ? null : parents.get(above ?? 0);
    return above === id ? [id] : [];
  });
}

/** Returns the pairs that are of one thing, and meet in time. */
export const meeting = (spans: readonly { id: number; of: string; start: number; end: number }[]): [number, number][] =>
  spans.flatMap((one) =>
    spans
      .filter((other) => one.id < other.id && one.of === other.of && one.start < other.end && other.start < one.end)
      .map((other): [number, number] => [one.id, other.id]),
  );

/** Returns the texts that are there more than once. */
export const doubled = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, place) => texts.indexOf(text) !== place)),
];
