import { Box, Button, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type SubmitEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { say as sayRule } from '@/contract/message';
import { asWebUrl } from '@/domain/webUrl';
import type { ToolText } from '../tools';

interface TiptapLinkFormProps {
  editor: Editor;
  say: ToolText;
  onDone: () => void;
}

/** Asks for the address of the link at the cursor, or of a new link on the selected text. */
export function TiptapLinkForm({ editor, say, onDone }: TiptapLinkFormProps) {
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
