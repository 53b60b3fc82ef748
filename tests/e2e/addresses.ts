import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { z } from 'zod/mini';

const known = z.object({
  /** Every screen by its own address, and how it is opened here. */
  screens: z.array(
    z.object({
      path: z.string(),
      address: z.string(),
      locale: z.enum(['en', 'ne']),
      guise: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
  /** The addresses of all forms but the one of steps. */
  forms: z.array(z.string()),
  /** A pattern of the texts that are shown by their key. */
  missingKey: z.string(),
});

/** Read by Vite, because the addresses follow from the product's routes. */
async function read(): Promise<z.infer<typeof known>> {
  const load = async <Module>(path: string) =>
    (await runnerImport<Module>(fileURLToPath(new URL(path, import.meta.url)), { resolve: { tsconfigPaths: true } })).module;
  const own = await load<typeof import('../support/addresses')>('../support/addresses.ts');
  const { formPaths } = await load<typeof import('../support/formPaths')>('../support/formPaths.ts');
  const { missingKey } = await load<typeof import('../support/missingKeys')>('../support/missingKeys.ts');
  const paths = Object.keys(own.screens).filter((path) => !own.isAlias(path));
  return {
    screens: paths.map((path) => ({
      path,
      address: own.addressOf(path),
      locale: own.browserLocale(path),
      guise: own.browserGuise(path),
    })),
    forms: formPaths.map(own.addressOf),
    missingKey: missingKey.source,
  };
}

// Once: the workers find it in the environment of the process that starts them.
process.env['ADDRESSES'] ??= JSON.stringify(await read());
export const { screens, forms, missingKey } = known.parse(JSON.parse(process.env['ADDRESSES']));
