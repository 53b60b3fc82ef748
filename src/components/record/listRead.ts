import { createContext } from 'react';
import type { GetListParams } from 'react-admin';

/** What a list has read, to be read again by what stands below it: all of its rows in their order, or the page of its server. */
export const ListRead = createContext<GetListParams | undefined>(undefined);
