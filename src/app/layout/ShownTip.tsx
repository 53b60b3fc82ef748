import { Tooltip } from '@mui/material';
import type { Tip } from '@/components/ui/tip';

export const ShownTip = ({ anchor, text, side }: Tip) => (
  <Tooltip open title={text} placement={side} slotProps={{ popper: { anchorEl: anchor } }}>
    <span hidden />
  </Tooltip>
);
