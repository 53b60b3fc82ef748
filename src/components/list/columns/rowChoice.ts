import { createContext } from 'react';
import type { Identifier } from 'react-admin';

/** The ids of rows that can't be chosen. */
export const Unchoosable = createContext<ReadonlySet<Identifier>>(new Set());
