import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';

const Search = createContext('');

/**
 * Returns the address's search, for links to keep: unlike the address, it doesn't change while popups open and close over a list, so that
 * the list's rows don't render again.
 */
export const useAddressSearch = (): string => useContext(Search);

/** Provides the search to such links. */
export const AddressSearch = ({ children }: { children: ReactNode }) => <Search value={useLocation().search}>{children}</Search>;
