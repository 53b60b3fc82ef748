import { useResourceContext, useStore } from 'react-admin';

const none: string[] = [];

/** The sources of the list's columns that are hidden; the choice is kept, where react-admin's table looks for it. */
export const useHiddenColumns = () => useStore<string[]>(`${useResourceContext()}.datatable`, none);
