interface Names {
  first_name?: string | null | undefined;
  middle_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** Joins first, middle and last name, skipping blanks; undefined when there is none. */
export const fullName = ({ first_name, middle_name, last_name }: Names): string | undefined =>
  [first_name, middle_name, last_name]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ') || undefined;
