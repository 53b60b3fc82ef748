const hint = '//# allFunctionsCalledOnLoad\n';

/** What runs as soon as it comes: the page's own script, the shell, an area's lists, and what makes the forms. */
const isRunAtOnce = ({ isEntry, name }) => isEntry || /^(?:shell|forms)$|-list$/.test(name);

/**
 * Has the browser compile all functions of what runs at once beside the main thread, while it comes over the line; otherwise each is
 * compiled when it is first called, which is a third of the work until a first list. Source: V8's explicit compile hints.
 */
export function compileHints() {
  return {
    name: 'compile-hints',
    apply: 'build',
    augmentChunkHash: (chunk) => (isRunAtOnce(chunk) ? hint : undefined),
    generateBundle: {
      // Before all else in its file: after what Vite puts there.
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
