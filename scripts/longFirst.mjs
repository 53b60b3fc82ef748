import { BaseSequencer } from 'vitest/node';

const { sort } = BaseSequencer.prototype;

/** What goes through every screen, or through every call on PostgreSQL: a few lines that take minutes. */
const isLong = ({ moduleId }) => /\/every[A-Z]\w+\.test\.tsx$|\/postgres\.test\.ts$/.test(moduleId);

/**
 * Begins each project with what takes longest, as vitest does of what it has run before: of what it knows the size alone it would
 * begin such a file last, and one worker would wait for it.
 */
export class LongFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await sort.call(this, files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((of) => {
      const own = sorted.filter(({ project }) => project === of);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
