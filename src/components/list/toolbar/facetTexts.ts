import type { RaRecord } from 'react-admin';
import { isFlag, type ListFacet } from './FacetFilter';

/** Returns what narrows a list, in words: keys of the catalogue, or the names that its rows have for a value. */
export const facetTexts = (facets: readonly ListFacet[], values: Readonly<Record<string, unknown>>, rows: readonly RaRecord[]) =>
  facets.flatMap((facet): string[] => {
    const value = values[facet.source];
    if (value === undefined) return [];
    if (isFlag(facet)) return [facet.text(value === 'y')];
    const name: unknown = rows.find((row) => row[facet.source] === value)?.[facet.named];
    return typeof name === 'string' ? [name] : [];
  });
