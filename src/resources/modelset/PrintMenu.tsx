import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { shortcut } from '@/components/keys/shortcuts';

/** Prints the model set as a question paper, with the right answers or without. */
export function PrintMenu({ onPrint }: { onPrint: (withKey: boolean) => void }) {
  const translate = useTranslate();
  const [button, setButton] = useState<HTMLElement>();
  const choose = (withKey: boolean) => () => {
    setButton(undefined);
    onPrint(withKey);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        {...shortcut('Control+P')}
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {translate('ui.print')}
      </Button>
      <Menu anchorEl={button} open={button !== undefined} onClose={() => setButton(undefined)}>
        <MenuItem onClick={choose(false)}>{translate('modelset_paper.title')}</MenuItem>
        <MenuItem onClick={choose(true)}>{translate('modelset_paper.with_key')}</MenuItem>
      </Menu>
    </>
  );
}
