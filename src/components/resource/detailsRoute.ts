import type { ResourceParts } from './defineResource';

type Place = Pick<ResourceParts, 'name' | 'inPages' | 'detailsPage'>;

/**
 * Returns the address of a record's details below its resource's name; if these are one of several pages, with the list that they lead back
 * to.
 */
export const detailsRoute = ({ name, inPages, detailsPage }: Place, id: string | number, mainRoute = name): string =>
  [detailsPage?.route ?? 'view', id, ...(inPages === 'all' ? [mainRoute] : [])].join('/');
