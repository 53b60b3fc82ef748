const modules = import.meta.glob([
  '/src/{app,components,pages,providers,resources}/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!/src/app/main.tsx',
  '!**/*.d.ts',
]);

let warm: Promise<unknown> | undefined;

/** Has all code of the product compiled, once: what waits for a screen would wait for its compiler too, longer than for anything else. */
export function warmUp(): Promise<unknown> {
  warm ??= Promise.all(Object.values(modules).map((load) => load()));
  return warm;
}
