import type { RaRecord } from 'react-admin';
import type { Plan } from '@/components/record/bulk/useEach';
import type { FieldOf } from '@/contract/call';
import type { quizTagCalls } from '@/contract/quizTag';
import type { freeNumbers } from '@/domain/rows/freeNumbers';
import { ApiError } from '@/providers/api/errors';

const numberField: FieldOf<typeof quizTagCalls.quizTag> = 'modelset_order_priority';

type Numbers = ReturnType<typeof freeNumbers>;

/**
 * Runs `each` for records one after the other, each with the next free number of a model set among those that `numbersOf` returns for it. A
 * number stays free if its record is refused, so that there are no gaps, unless somebody else has taken it meanwhile.
 */
export const inNumbers = (
  numbersOf: (record: RaRecord) => Numbers,
  each: (record: RaRecord, number: number) => Promise<unknown>,
): Plan => ({
  atOnce: 1,
  each: async (record) => {
    const numbers = numbersOf(record);
    const number = numbers.next();
    try {
      await each(record, number);
      numbers.use(number);
    } catch (error) {
      if (error instanceof ApiError && Object.hasOwn(error.fields, numberField)) numbers.use(number);
      throw error;
    }
  },
});
