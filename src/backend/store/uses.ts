/** Tables of whose rows a database keeps how many refer to each by these foreign keys (ADR 101). */
export const usedBy = { quiz: ['quiz_tag.quiz_iid', 'passage_quiz_tag.quiz_iid'] } as const;

const kept: Readonly<Record<string, readonly string[]>> = usedBy;

/** The database column with that number, which no row shows. */
export const usesName = 'uses';

/** Returns whether a database keeps how often each row of a table is used. */
export const keepsUses = (table: string): table is KeepsUses => Object.hasOwn(kept, table);
export type KeepsUses = keyof typeof usedBy;

/** Returns whether these are the foreign keys by which a table's rows are used. */
export const areUses = (table: string, names: readonly string[]): boolean =>
  keepsUses(table) && names.length === kept[table]?.length && names.every((name) => kept[table]?.includes(name));

/** Returns the columns by which a table's rows use others. */
export const usingColumns = (table: string): { column: string; target: string }[] =>
  Object.entries(kept).flatMap(([target, names]) =>
    names.flatMap((name) => {
      const [by, column = ''] = name.split('.');
      return by === table ? [{ column, target }] : [];
    }),
  );
