import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { type CallArea, type GivenRights, mayRead, mayWrite } from '@/contract/rights';
import { useServices } from '@/providers/services';

const Given = createContext<GivenRights>(null);
const Area = createContext<CallArea>('account');

/** Provides the signed-in person's rights, from the session; `first` are those with which the shell opens. */
export function RightsProvider({ first, children }: { first: GivenRights; children: ReactNode }) {
  const { session } = useServices();
  const [rights, setRights] = useState(first);
  useEffect(() => {
    const look = async () => {
      const person = await session.read();
      if (person) setRights((last) => (isSame(last, person.rights) ? last : person.rights));
    };
    const onChange = () => void look();
    // It may have been renewed before this was rendered.
    onChange();
    return session.subscribe(onChange);
  }, [session]);
  return <Given value={rights}>{children}</Given>;
}

const isSame = (one: GivenRights, other: GivenRights): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Says whose records are inside: buttons and forms go by the rights in this area. */
export const InArea = ({ area, children }: { area: CallArea; children: ReactNode }) => <Area value={area}>{children}</Area>;

/** Returns the person's rights; null for somebody without a role, who may do everything. */
export const useRights = (): GivenRights => useContext(Given);

/** Returns a function that tells whether the person may look at an area's records. */
export function useReads(): (area: CallArea) => boolean {
  const given = useRights();
  return useCallback((area) => mayRead(given, area), [given]);
}

/** Whether the person may change the records of the area around, or of another one. */
export function useMayWrite(area?: CallArea): boolean {
  const around = useContext(Area);
  return mayWrite(useContext(Given), area ?? around);
}

/** Renders its children for those who may change the records of the area around, or of another one. */
export const ForWriters = ({ area, children }: { area?: CallArea; children: ReactNode }) => (useMayWrite(area) ? children : null);
