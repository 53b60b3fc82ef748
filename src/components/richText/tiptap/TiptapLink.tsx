import LinkIcon from '@mui/icons-material/InsertLink';
import { Popover } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { ToolText } from '../tools';
import { TiptapButton } from './TiptapButton';
import { TiptapLinkForm } from './TiptapLinkForm';

interface TiptapLinkProps {
  editor: Editor;
  say: ToolText;
}

/** The button and the form of a link: ra-input-rich-text's own asks in a browser prompt, and accepts any address. */
export function TiptapLink({ editor, say }: TiptapLinkProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const selected = useEditorState({ editor, selector: () => editor.isActive('link') });

  useEffect(() => {
    const { dom } = editor.view;
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    dom.addEventListener('keydown', openByKey);
    return () => dom.removeEventListener('keydown', openByKey);
  }, [editor]);

  return (
    <>
      <TiptapButton
        ref={button}
        name={say('link')}
        selected={selected}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <LinkIcon fontSize="inherit" />
      </TiptapButton>
      <Popover
        anchorEl={() => button.current}
        open={open}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableRestoreFocus
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': say('link'), sx: { border: 1, borderColor: 'divider' } },
          transition: { onExited: () => editor.view.focus() },
        }}
      >
        <TiptapLinkForm editor={editor} say={say} onDone={() => setOpen(false)} />
      </Popover>
    </>
  );
}
