/**
 * Returns the value below which a share of the values lies.
 * @param {number[]} values
 * @param {number} share from 0 to below 1
 */
export function percentile(values, share) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)];
}

/** @param {number[]} values */
export const median = (values) => percentile(values, 0.5);
