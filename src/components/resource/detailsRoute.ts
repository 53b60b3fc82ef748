import type { ResourceParts } from './defineResource';

type Place = Pick<ResourceParts, 'name' | 'inPages' | 'detailsPage'>;

/** Where a record's details stand below its resource's name; where they are one of several pages, with the list to which they lead back. */
export const detailsRoute = ({ name, inPages, detailsPage }: Place, id: string | number, mainRoute = name): string =>
  [detailsPage?.route ?? 'view', id, ...(inPages === 'all' ? [mainRoute] : [])].join('/');
