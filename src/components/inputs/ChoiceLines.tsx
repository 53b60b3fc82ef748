import { Box, Typography } from '@mui/material';
import { Words } from '@/components/html/Words';
import { type ReferenceChoice, wayText } from './matchingChoices';

/** A record's two lines: its name, and below it its parents. */
export const ChoiceLines = ({ name, way }: Pick<ReferenceChoice, 'name' | 'way'>) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography variant={way?.length ? 'subtitle2' : 'body2'} component="div">
      <Words text={name} />
    </Typography>
    {way?.length ? (
      <Typography variant="caption" component="div" color="text.secondary">
        <Words text={wayText(way) ?? ''} />
      </Typography>
    ) : null}
  </Box>
);
