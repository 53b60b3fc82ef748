import { pageIsShown } from '@/components/routing/whenIdle';

const modules = import.meta.glob([
  '/src/{app,components,pages,providers,resources}/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!/src/app/main.tsx',
  '!/src/app/boot/{boot,ahead}.ts',
  '!**/*.d.ts',
]);

let warm: Promise<void> | undefined;

/**
 * Compiles all code of the product once; otherwise a test that waits for a screen would wait for the compiler too, longer than for anything
 * else.
 */
export function warmUp(): Promise<void> {
  warm ??= compile();
  return warm;
}

// One after the other, because Node refuses a module that is required while it is loading.
async function compile(): Promise<void> {
  for (const load of Object.values(modules)) await load();
  // The bar, the menu and a list's tools load with each page, as they do after the first page is shown.
  pageIsShown();
}
