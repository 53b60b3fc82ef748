import LinkIcon from '@mui/icons-material/InsertLink';
import { Box, Button, Popover, TextField, ToggleButton, type ToggleButtonProps } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { say as sayRule } from '@/contract/message';
import { asWebUrl } from '@/domain/html/webUrl';
import type { ToolText } from '../tools';

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

interface TiptapLinkFormProps {
  editor: Editor;
  say: ToolText;
  onDone: () => void;
}

/** Asks for the address of the link at the cursor, or of a new link on the selected text. */
function TiptapLinkForm({ editor, say, onDone }: TiptapLinkFormProps) {
  const translate = useTranslate();
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [wrong, setWrong] = useState(false);

  function save(event: SubmitEvent) {
    event.preventDefault();
    // It mustn't reach the form around the editor.
    event.stopPropagation();
    const href = asWebUrl(address);
    setWrong(href === undefined);
    if (href === undefined) return;
    setLink(editor, href);
    onDone();
  }

  function remove() {
    editor.commands.unsetLink();
    onDone();
  }

  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 1.5, p: 2, width: 320, maxWidth: '100%' }}>
      <TextField
        autoFocus
        size="small"
        label={say('link_address')}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={wrong}
        helperText={wrong && translate(sayRule('must_be_web_url'))}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {say('save')}
        </Button>
        {editor.isActive('link') && <Button onClick={remove}>{say('remove_link')}</Button>}
      </Box>
    </Box>
  );
}

/** Sets a link; if nothing is selected, the address becomes the text too. */
function setLink(editor: Editor, href: string): void {
  if (editor.state.selection.empty && !editor.isActive('link'))
    editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
  else editor.chain().extendMarkRange('link').setLink({ href }).run();
}

interface TiptapButtonProps extends Omit<ToggleButtonProps, 'value'> {
  name: string;
}

/** A tool that looks as those of ra-input-rich-text do; without `selected` it is a plain button, not a toggle. */
export const TiptapButton = ({ name, children, ...props }: TiptapButtonProps) => (
  <ToggleButton size="small" value={name} aria-label={name} title={name} aria-pressed={props.selected} {...props}>
    {children}
  </ToggleButton>
);
