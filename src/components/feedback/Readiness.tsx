import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** Something that waits to be done: what, in the imperative, and where. */
export interface Finding {
  text: string;
  to: string;
}

interface ReadinessProps {
  /** How many of the things that it takes are there. */
  ready: number;
  total: number;
  findings: readonly Finding[];
}

/** How many findings stand there before all are asked for. */
const few = 4;

/** How far a record is from its next step, and what leads there: it stands right under the record's heading. */
export function Readiness({ ready, total, findings }: ReadinessProps) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const text = translate('ui.ready', { ready, total });
  return (
    <Box component="section" aria-label={text} sx={box}>
      <ReadyBar ready={ready} total={total} />
      <FindingLinks label={text} findings={all ? findings : findings.slice(0, few)} />
      {!all && findings.length > few && (
        <Button size="small" onClick={() => setAll(true)} sx={{ justifySelf: 'start', ml: '-5px' }}>
          {translate('ui.findings_all', { count: findings.length })}
        </Button>
      )}
    </Box>
  );
}

/** «7 of 9 ready», drawn too. */
export function ReadyBar({ ready, total }: Omit<ReadinessProps, 'findings'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {/* The words beside it say the same. */}
      {ready === total ? (
        <CheckIcon aria-hidden fontSize="small" color="success" />
      ) : (
        <Box aria-hidden sx={bar}>
          <Box sx={{ ...share, width: `${(ready / total) * 100}%` }} />
        </Box>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {translate('ui.ready', { ready, total })}
      </Typography>
    </Box>
  );
}

/** What waits to be done, each a link to where that is. */
export const FindingLinks = ({ label, findings }: { label: string; findings: readonly Finding[] }) => (
  <Box component="ul" aria-label={label} sx={list}>
    {findings.map(({ text, to }) => (
      <li key={`${to} ${text}`}>
        <Link component={RouterLink} to={to} variant="body2">
          {text}
        </Link>
      </li>
    ))}
  </Box>
);

const box = {
  display: 'grid',
  gap: 1,
  p: 2,
  mb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
};

const bar = { flex: '0 1 120px', minWidth: 40, height: 6, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' };

const share = { height: 1, bgcolor: 'primary.main', forcedColorAdjust: 'none' };

const list = { display: 'grid', justifyItems: 'start', rowGap: 0.5, m: 0, p: 0, listStyle: 'none' };
