import { type Person } from '@/backend/handler';
import { Refusal } from '@/backend/refusal';
import { accountCalls } from '@/contract/account';
import type { Call } from '@/contract/call';
import { say } from '@/contract/message';
import { secondFactorCalls } from '@/contract/secondFactor';

const { getSecondFactor, beginSecondFactor, confirmSecondFactor } = secondFactorCalls;

/** What whoever lacks a second factor may do: set it up, or leave. Refreshing is public. */
const settingUp: readonly string[] = [getSecondFactor, beginSecondFactor, confirmSecondFactor, accountCalls.logout].map(
  ({ name }) => name,
);

/** Refuses whoever lacks the second factor that their role demands, whatever they ask for but setting it up. */
export function checkFactor({ lacksFactor }: Pick<Person, 'lacksFactor'>, call?: Pick<Call, 'name'>): void {
  if (lacksFactor && !settingUp.includes(call?.name ?? '')) throw new Refusal(403, { msg: say('second_factor_demanded') });
}
