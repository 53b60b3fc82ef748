import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FormBody } from '@/components/form/FormBody';
import { Words } from '@/components/html/Words';
import { RouteDialog } from './RouteDialog';

interface NoneFitsProps {
  /** A key of the catalogue. */
  title: string;
  text: string;
  /** A link to what prevents it. */
  children?: ReactNode;
}

/** The popup of a question that can't be asked: it says why not. */
export const NoneFits = ({ title, text, children }: NoneFitsProps) => (
  <RouteDialog title={title} width="xs">
    <FormBody>
      <Box sx={{ display: 'grid', gap: 1.5, pb: 2 }}>
        <Typography>
          <Words text={text} />
        </Typography>
        {children}
      </Box>
    </FormBody>
  </RouteDialog>
);
