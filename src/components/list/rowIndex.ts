import { createContext } from 'react';

/** A row's place on its page, from 0. */
export const RowIndex = createContext(0);
