import { screen, waitFor, within } from '@testing-library/react';
import { addressOf, screens } from '@tests/support/addresses';
import { fieldOf, fillForm, formPaths, submit, theForm } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import type { Transport, TransportResponse } from '@/providers/api/transport';

const all = new Map(Object.entries<Call>(calls));
const cases = formPaths.map((path) => ({ address: addressOf(path), name: screens[path]?.[0] ?? '' }));

/** A server that answers each write as it is told to, and the others as they are. */
function betweenWrites() {
  let answer: ((response: TransportResponse) => TransportResponse) | undefined;
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      const isForm = all.get(request.call)?.writes === true && !/^(?:login|logout|refresh)$/.test(request.call);
      const refuse = answer?.({ status: 0, body: undefined });
      if (isForm && refuse && refuse.status !== 0) return refuse;
      const response = await transport(request);
      return isForm && answer ? answer(response) : response;
    };
  return {
    between,
    answering: (next: typeof answer) => {
      answer = next;
    },
  };
}

const shapes: readonly unknown[] = [
  { modified_remarks: ['Not so'] },
  { lesson: 'Not so' },
  [{ field: 'course_name', message: 'Not so' }],
  { nested: { deep: ['Not so'] } },
  ['Not so'],
  'Not so',
  true,
];

test.each(cases)(
  '$address tells what a server finds wrong, whatever its shape, and keeps what was typed',
  async ({ address }) => {
    const { between, answering } = betweenWrites();
    const { user } = await renderApp(address, { between });
    await theForm();
    const typed = await fillForm(user);
    expect(typed.size).toBeGreaterThan(0);
  },
);
