import { calls } from '@/contract';
import type { CaseSet } from '../caseSet';

type Module = Readonly<Record<`${string}Cases`, CaseSet>>;
const modules = import.meta.glob<Module>(['./*.ts', '!./index.ts'], { eager: true });

/** The cases of every file of this folder: its export whose name ends with `Cases`. */
export const caseSets: readonly CaseSet[] = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, set]) => (name.endsWith('Cases') ? set : [])),
);

const tried = new Set(caseSets.flatMap((set) => Object.keys(set)));

/** The calls that no case of this folder tries. */
export const callsWithoutCase: readonly string[] = Object.keys(calls).filter((name) => !tried.has(name));
