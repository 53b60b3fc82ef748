/** Elements that may begin, end or stand within a line of text. Any other begins a new line, and no formula goes on in it. */
const inline = new Set(
  'abbr acronym b bdi bdo big cite del dfn em font i ins mark q s small span strike strong sub sup time tt u var'.split(' '),
);

/** Elements of a line that aren't its text, or whose text is shown as it was typed. */
const foreign = new Set('a audio code img kbd picture pre samp video'.split(' '));

/** What a line consists of: its texts and line breaks, and what is foreign in it. */
export type RunNode = Text | HTMLElement;

/** Returns the lines of a text: a formula may go on after a line break or a change of letters, but not in another block. */
export function formulaRuns(root: Node): RunNode[][] {
  const runs: RunNode[][] = [[]];
  const walk = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text || (node instanceof HTMLElement && (node.localName === 'br' || foreign.has(node.localName))))
        runs.at(-1)?.push(node);
      else if (node instanceof HTMLElement && inline.has(node.localName)) walk(node);
      else if (node instanceof HTMLElement) {
        runs.push([]);
        walk(node);
        runs.push([]);
      }
    }
  };
  walk(root);
  return runs;
}
