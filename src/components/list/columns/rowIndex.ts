import { createContext } from 'react';

/** A row's place in the whole list as it is sorted and filtered, from 0. */
export const RowIndex = createContext(0);
