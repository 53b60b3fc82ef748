import { Pagination } from 'react-admin';

export const pages = <Pagination rowsPerPageOptions={[5, 10, 25]} />;
