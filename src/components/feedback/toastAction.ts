/** How long the action is offered, in milliseconds. */
export const offered = 10_000;

/** A toast's action: `notify(text, { action: { label, run } satisfies ToastAction })`. */
export type ToastAction = {
  /** The key of its text. */
  label: string;
} & ({ run: () => unknown } | { to: string });
