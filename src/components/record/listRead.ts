import { createContext, type ReactNode } from 'react';
import type { GetListParams } from 'react-admin';

/** What a list has read, to be read again by what stands below it: all of its rows in their order, or the page of its server. */
export const ListRead = createContext<GetListParams | undefined>(undefined);

/** What this tab's lists of all rows have read last, by their resources: for the records that have pages of their own beside them. */
export const lastRead = new Map<string, GetListParams>();

/** What else a list can do with a record whose details stand over it: links that go by the record round them. */
export const FurtherActions = createContext<readonly ReactNode[]>([]);

/** Whether the list round it comes from its server page by page, which then is neither searched nor sorted here. */
export const ServerPaged = createContext(false);
