import { pageIsShown } from '@/components/ui/lazy/whenIdle';

const modules = import.meta.glob([
  '/src/{app,components,pages,providers,resources}/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!/src/app/main.tsx',
  '!/src/components/form/richText/{ck,jodit,quill}/*Editor.ts',
  '!/src/app/start/{boot,startPrefetch}.ts',
  '!**/*.d.ts',
]);

let warm: Promise<void> | undefined;

/**
 * Compiles the product's code once; otherwise a test that waits for a screen would wait for the compiler too, longer than for anything
 * else. The editors, a third of it, are left out: they load with the first form that has one, and Quill searches the page at each click
 * from then on.
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
