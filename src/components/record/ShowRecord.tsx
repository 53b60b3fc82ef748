import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { FormBody } from '@/components/form/FormBody';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { usePrintOnce } from '@/components/ui/print/printing';
import { Headed } from './details/Details';
import { useNameOf } from './names';
import { useRouteRecordAtOnce } from './useRouteRecord';

/** Provides the record that the route names to the fields inside. */
export function ShowRecord({ children }: { children: ReactNode }) {
  const nameOf = useNameOf();
  const query = useRouteRecordAtOnce();
  usePrintOnce(query.data !== undefined);
  return (
    <QueryContent query={query} lines={8} shape="facts">
      {(record) => (
        <RecordContextProvider value={record}>
          <FormBody label={nameOf(record)}>
            {query.failed && <LoadFailed text="ui.reread_failed" error={query.failed} retry={query.refetch} />}
            {/* A form ends with its buttons, which have padding of their own. */}
            <Box sx={{ pb: 2 }}>
              <Headed value>{children}</Headed>
            </Box>
          </FormBody>
        </RecordContextProvider>
      )}
    </QueryContent>
  );
}
