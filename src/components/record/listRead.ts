import { createContext, type ReactNode } from 'react';
import type { GetListParams } from 'react-admin';
import type { Shown } from '@/providers/data/shown';

/** The parameters with which a list is read, for what is rendered below it: all of its rows in their order, or its server's page. */
export const ListRead = createContext<GetListParams | undefined>(undefined);

/** The values of the list's search form: of its rows, these are read; words and chips then narrow them. */
export const Searched = createContext<Readonly<Record<string, unknown>>>({});

/** What the table of each list showed that this tab has rendered last, by resource: a search looks at it, also outside the list. */
export const lastShown = new Map<string, Shown>();

/** A list's other actions for a record whose details are over it: links that use the record around them. */
export const FurtherActions = createContext<readonly ReactNode[]>([]);

/** Whether the server pages the list around it, which then is neither searched nor sorted here. */
export const ServerPaged = createContext(false);
