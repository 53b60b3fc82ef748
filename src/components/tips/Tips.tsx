import { Tooltip } from '@mui/material';
import { useEffect, useState } from 'react';
import { type Tip, watchTips } from './tip';

/** Shows the tip of the icon under the pointer. */
export function Tips() {
  const [shown, setShown] = useState<Tip>();
  useEffect(() => watchTips(setShown), []);
  if (!shown) return null;
  const { anchor, text, side } = shown;
  return (
    <Tooltip open title={text} placement={side} slotProps={{ popper: { anchorEl: anchor } }}>
      <span hidden />
    </Tooltip>
  );
}
