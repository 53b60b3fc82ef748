import { z } from 'zod/mini';
import { type Keepsake, useKept } from '@/providers/data/useKept';

/** How many options a person's last question had: the next one begins with as many. */
const optionCount: Keepsake<number> = {
  name: 'options of a question',
  schema: z.catch(z.int().check(z.gte(2), z.lte(10)), 4),
};

/** Returns that number once it is read, or can't be, and a function that keeps another. */
export function useOptionCount(): { count: number | undefined; remember: (options: unknown) => Promise<void> } {
  const { data, isRead, change } = useKept(optionCount);
  const remember = async (options: unknown) => {
    const count = Array.isArray(options) ? options.length : 0;
    // What can't be kept doesn't concern the question, which is saved.
    await change(() => optionCount.schema.parse(count)).catch(() => undefined);
  };
  return { count: isRead ? (data ?? optionCount.schema.parse(undefined)) : undefined, remember };
}
