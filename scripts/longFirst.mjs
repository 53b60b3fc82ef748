import { BaseSequencer } from 'vitest/node';

const { sort } = BaseSequencer.prototype;

/** Whether a file tests every screen, or every call on PostgreSQL: it is short, but takes minutes. */
const isLong = ({ moduleId }) => /\/every[A-Z]\w+\.test\.tsx$|\/postgres\w*\.test\.ts$/.test(moduleId);

/**
 * Begins each project with its longest files. vitest does that for files that it has run before; without that it goes by size, would begin
 * such a file last, and one worker would wait for it.
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
