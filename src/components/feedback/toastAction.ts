/** How long something is offered, in milliseconds. */
export const offered = 10_000;

/** What a toast offers: `notify(text, { action: { label, run } satisfies ToastAction })`. */
export type ToastAction = {
  /** The key of its text. */
  label: string;
} & ({ run: () => unknown } | { to: string });
