/**
 * Leaves out of the build what zod's schemas know of JSON Schema, 6 kB of the first list: only the OpenAPI document needs it, which Node makes.
 * Zod's methods that make JSON schemas throw in the browser.
 */
export function withoutJsonSchema() {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: (code, id) =>
      id.endsWith('/zod/v4/classic/schemas.js')
        ? code
            .replaceAll(/^ +inst\._zod\.processJSONSchema = .*;$/gm, '')
            .replace(/^import (\{.*\}) from "\.\.\/core\/to-json-schema\.js";$/m, 'const $1 = {};')
        : undefined,
  };
}
