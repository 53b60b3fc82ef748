import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { QueryContent } from '@/components/feedback/QueryContent';
import { FormBody } from '@/components/form/FormBody';
import { useRouteRecord } from './useRouteRecord';

/** The record that the route names, for the fields inside to show. */
export const ShowRecord = ({ children }: { children: ReactNode }) => (
  <QueryContent query={useRouteRecord()} lines={6}>
    {(record) => (
      <RecordContextProvider value={record}>
        <FormBody>
          {/* A form ends in its buttons, which have room of their own below them. */}
          <Box sx={{ pb: 2 }}>{children}</Box>
        </FormBody>
      </RecordContextProvider>
    )}
  </QueryContent>
);
