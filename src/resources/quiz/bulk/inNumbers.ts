import type { RaRecord } from 'react-admin';
import type { Plan } from '@/components/bulk/useEach';
import type { FieldOf } from '@/contract/call';
import type { quizTagCalls } from '@/contract/quizTag';
import { freeNumbers } from '@/domain/freeNumbers';
import { ApiError } from '@/providers/api/errors';

const numberField: FieldOf<typeof quizTagCalls.quizTag> = 'modelset_order_priority';

interface Numbers {
  taken: Iterable<number>;
  first: number;
}

/**
 * Does something with records one after the other, each with the next free number of a model set, in their order. A number stays free
 * where its record is refused, so that none is left out, but for one that somebody has taken meanwhile.
 */
export function inNumbers({ taken, first }: Numbers, each: (record: RaRecord, number: number) => Promise<unknown>): Plan {
  const numbers = freeNumbers(taken, first);
  return {
    atOnce: 1,
    each: async (record) => {
      const number = numbers.next();
      try {
        await each(record, number);
        numbers.use(number);
      } catch (error) {
        if (error instanceof ApiError && Object.hasOwn(error.fields, numberField)) numbers.use(number);
        throw error;
      }
    },
  };
}
