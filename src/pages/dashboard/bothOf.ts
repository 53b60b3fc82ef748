interface Read<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Combines two reads into one, whose data is what `make` returns once both have loaded. */
export function bothOf<One extends object, Other extends object, Data>(
  one: Read<One>,
  other: Read<Other>,
  make: (one: One, other: Other) => Data,
) {
  const failed = [one, other].filter(({ data, error }) => data === undefined && error);
  return {
    data: one.data === undefined || other.data === undefined ? undefined : make(one.data, other.data),
    error: failed[0]?.error ?? null,
    refetch: () => failed.map(({ refetch }) => refetch()),
  };
}
