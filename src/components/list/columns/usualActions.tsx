import { EditLink, ViewLink } from './RowLink';

/** What can be done with a row of most lists. */
export const usualActions = [<ViewLink key="view" />, <EditLink key="edit" />];
