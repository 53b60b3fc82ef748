/** What a toast offers to do: `notify(text, { action: { label, run } satisfies ToastAction })`. */
export interface ToastAction {
  /** The key of its text. */
  label: string;
  run: () => unknown;
}
