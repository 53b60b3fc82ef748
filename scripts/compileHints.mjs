const hint = '//# allFunctionsCalledOnLoad\n';

/** Whether a chunk runs as soon as it loads: the page's own script, the shell, an area's lists, and the forms' code. */
const isRunAtOnce = ({ isEntry, name }) => isEntry || /^(?:shell|forms)$|-list$/.test(name);

/**
 * Makes the browser compile all functions of such chunks off the main thread while they load; otherwise each is compiled at its first call,
 * which is a third of the work until a first list. Source: V8's explicit compile hints.
 */
export function compileHints() {
  return {
    name: 'compile-hints',
    apply: 'build',
    augmentChunkHash: (chunk) => (isRunAtOnce(chunk) ? hint : undefined),
    generateBundle: {
      // After Vite's own output, so that it comes first in the file.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !isRunAtOnce(file)) continue;
          file.code = hint + file.code;
          const map = bundle[`${file.fileName}.map`];
          if (map) map.source = map.source.replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
