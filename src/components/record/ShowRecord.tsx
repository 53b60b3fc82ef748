import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { QueryContent } from '@/components/feedback/QueryContent';
import { Headed } from '@/components/fields/headed';
import { FormBody } from '@/components/form/FormBody';
import { useNameOf } from './useNameOf';
import { useRouteRecordAtOnce } from './useRouteRecord';

/** The record that the route names, for the fields inside to show. */
export function ShowRecord({ children }: { children: ReactNode }) {
  const nameOf = useNameOf();
  return (
    <QueryContent query={useRouteRecordAtOnce()} lines={8} shape="facts">
      {(record) => (
        <RecordContextProvider value={record}>
          <FormBody label={nameOf(record)}>
            {/* A form ends in its buttons, which have room of their own below them. */}
            <Box sx={{ pb: 2 }}>
              <Headed value>{children}</Headed>
            </Box>
          </FormBody>
        </RecordContextProvider>
      )}
    </QueryContent>
  );
}
