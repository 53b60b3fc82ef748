import { createContext } from 'react';

/** Whether the heading above the fields says the way to their record: then they don't say it again. */
export const Headed = createContext(false);
