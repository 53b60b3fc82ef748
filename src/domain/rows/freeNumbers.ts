/** Hands out the numbers from `first` on that aren't taken; `next` returns the same one until it is used. */
export function freeNumbers(taken: Iterable<number>, first: number) {
  const used = new Set(taken);
  let number = first;
  const next = () => {
    while (used.has(number)) number += 1;
    return number;
  };
  return { next, use: (given: number): void => void used.add(given) };
}

/** Returns the first and the last of the next `count` free numbers from `first` on. */
export function freeRange(taken: Iterable<number>, first: number, count: number): [first: number, last: number] {
  const numbers = freeNumbers(taken, first);
  const from = numbers.next();
  let to = from;
  for (let given = 1; given < count; given += 1) {
    numbers.use(to);
    to = numbers.next();
  }
  return [from, to];
}
