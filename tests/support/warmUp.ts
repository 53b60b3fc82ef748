import { pageIsShown } from '@/components/routing/whenIdle';

const modules = import.meta.glob([
  '/src/{app,components,pages,providers,resources}/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!/src/app/main.tsx',
  '!/src/components/richText/{ck,jodit,quill}Editor.ts',
  '!/src/app/boot/{boot,ahead}.ts',
  '!**/*.d.ts',
]);

let warm: Promise<void> | undefined;

/**
 * Has all code of the product compiled, once: what waits for a screen would wait for its compiler too, longer than for anything else.
 * But for the editors, a third of it: these come with the first form that has one, and Quill looks through the page at each click from then on.
 */
export function warmUp(): Promise<void> {
  warm ??= compile();
  return warm;
}

// One after the other: Node refuses a module that is required while it is on its way.
async function compile(): Promise<void> {
  for (const load of Object.values(modules)) await load();
  // The bar, the menu and a list's tools come with each page, as they do once the first one stands.
  pageIsShown();
}
