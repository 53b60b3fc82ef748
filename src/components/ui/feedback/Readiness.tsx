import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Words } from '@/components/ui/text/Words';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { LoadingLines } from './LoadingLines';

/** Something that has to be done: what, in the imperative, and where. */
export interface Finding {
  text: string;
  to: string;
}

interface ReadinessProps {
  /** How many of the required things are there. */
  ready: number;
  total: number;
  findings: readonly Finding[];
}

/** How many findings are listed before the rest are asked for; on a phone only the next one, so that the height is always the same. */
const few = { phone: 1, else: 4 };

/** Shows how far a record is, with links to its next steps; it is right below the record's heading. */
export function Readiness({ ready, total, findings }: ReadinessProps) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const isPhone = useIsPhone();
  const most = isPhone ? few.phone : few.else;
  const text = translate('ui.ready', { ready, total });
  const rest = !all && findings.length > most && (
    <Button size="small" onClick={() => setAll(true)} sx={more}>
      {translate('ui.findings_all', { count: findings.length })}
    </Button>
  );
  return (
    <Box component="section" aria-label={text} sx={box}>
      <Box sx={line}>
        <ReadyBar ready={ready} total={total} />
        {isPhone && rest}
      </Box>
      <FindingLinks label={text} findings={all ? findings : findings.slice(0, most)} />
      {!isPhone && rest}
    </Box>
  );
}

/** Shows «7 of 9 ready» and a bar. */
export function ReadyBar({ ready, total }: Omit<ReadinessProps, 'findings'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flex: 'auto', alignItems: 'center', gap: 2 }}>
      {/* The text beside it says the same. */}
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

/** Lists what has to be done, each as a link to its place. */
export const FindingLinks = ({ label, findings }: { label: string; findings: readonly Finding[] }) => (
  <Box component="ul" aria-label={label} sx={list}>
    {findings.map(({ text, to }) => (
      <li key={`${to} ${text}`}>
        <Link component={RouterLink} to={to} variant="body2">
          <Words text={text} />
        </Link>
      </li>
    ))}
  </Box>
);

/** The placeholder, as high as the card on a phone, or with a few findings. */
export const ReadinessShape = () => (
  <Box sx={{ ...box, minHeight: { xs: 86, sm: 150 } }}>
    <LoadingLines count={1} />
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

/** The line of the count, on a phone with the button that shows the rest; it is as high without that button. */
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 1 } as const;
const more = { justifySelf: 'start', ml: '-5px', my: { xs: -0.5, sm: 0 } } as const;

const bar = { flex: '0 1 120px', minWidth: 40, height: 6, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' };

const share = { height: 1, bgcolor: 'primary.main', forcedColorAdjust: 'none' };

const list = { display: 'grid', justifyItems: 'start', rowGap: 0.5, m: 0, p: 0, listStyle: 'none' };
