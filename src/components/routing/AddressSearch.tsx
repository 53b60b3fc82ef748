import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';

const Search = createContext('');

/** The address's search, which links take along: unlike the address it stays as it is while popups open and close over a list, whose rows aren't drawn anew. */
export const useAddressSearch = (): string => useContext(Search);

/** Round all that has such links. */
export const AddressSearch = ({ children }: { children: ReactNode }) => <Search value={useLocation().search}>{children}</Search>;
