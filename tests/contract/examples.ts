import type { ZodMiniObject } from 'zod/mini';
import { type CallName, type Calls, calls } from '@/contract';
import type { Input } from '@/contract/call';

type BodyOf<Name extends CallName> = NonNullable<Calls[Name]['body']>;
/** The calls that declare a body. */
export type BodyCall = { [Name in CallName]: ZodMiniObject extends BodyOf<Name> ? never : Name }[CallName];

/** Valid bodies by their call: an area's cases have one for each of its calls. */
export type Examples = { readonly [Name in BodyCall]?: Input<Calls[Name]> };

type Module = Readonly<Record<`${string}Examples`, Required<Examples>>>;
const modules = import.meta.glob<Module>(['./cases/*.ts', '!./cases/index.ts'], { eager: true });

/** A valid body of each call that has one: the exports of `cases` whose names end with `Examples`. */
export const examples = Object.values(modules)
  .flatMap((module) => Object.entries(module).flatMap(([name, bodies]) => (name.endsWith('Examples') ? bodies : [])))
  .reduce((all, bodies) => ({ ...all, ...bodies }));

/** The calls with a body of which no case has an example. */
export const callsWithoutExample = Object.entries(calls).flatMap(([name, { body }]) =>
  body && !Object.hasOwn(examples, name) ? name : [],
);

/** Returns whether a call has a body. */
export const hasBody = (name: string): name is BodyCall => Object.hasOwn(examples, name);
