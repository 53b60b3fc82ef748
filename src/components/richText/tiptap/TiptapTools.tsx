import IndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import IndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { Box, ToggleButtonGroup } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { FormatButtons, ListButtons, QuoteButtons, RichTextInputToolbar, TiptapEditorProvider } from 'ra-input-rich-text';
import { useEffect, useRef } from 'react';
import type { ToolText } from '../tools';
import { oneTabStop } from './oneTabStop';
import { TiptapButton } from './TiptapButton';
import { TiptapLink } from './TiptapLink';

interface ToolsProps {
  editor: Editor;
  say: ToolText;
}

interface TiptapToolsProps extends ToolsProps {
  /** Whether to leave out the tools for blocks. */
  compact: boolean;
}

/** The toolbar of ra-input-rich-text, with tools added that it lacks, and without those that other editors don't have. */
export function TiptapTools({ editor, say, compact }: TiptapToolsProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => (toolbar.current ? oneTabStop(toolbar.current) : undefined), []);
  return (
    <TiptapEditorProvider value={editor}>
      <Box ref={toolbar} role="toolbar" aria-label={say('toolbar')} sx={toolbarStyles}>
        <RichTextInputToolbar size="small">
          {!compact && <HeadingButtons editor={editor} say={say} />}
          <FormatButtons size="small" />
          {!compact && (
            <>
              <ListButtons size="small" />
              <IndentButtons editor={editor} say={say} />
              <TiptapLink editor={editor} say={say} />
              <QuoteButtons size="small" />
            </>
          )}
          <HistoryButtons editor={editor} say={say} />
        </RichTextInputToolbar>
      </Box>
    </TiptapEditorProvider>
  );
}

const toolbarStyles = {
  px: 1,
  pt: 1,
  borderBottom: 1,
  borderColor: 'divider',
  // The borders of neighbours overlap; the rest is large enough to be pressed.
  '& .MuiToggleButton-root': { minWidth: 28, minHeight: 28 },
};

/** An icon of letters, which CSS keeps out of the button's name. */
const letters = { fontSize: 13, fontWeight: 700, lineHeight: 1 };

const levels = [
  { level: 2, tool: 'heading_2' },
  { level: 3, tool: 'heading_3' },
] as const;

function HeadingButtons({ editor, say }: ToolsProps) {
  const active = useEditorState({ editor, selector: () => levels.find(({ level }) => editor.isActive('heading', { level })) });
  return (
    <ToggleButtonGroup size="small">
      {levels.map(({ level, tool }) => (
        <TiptapButton
          key={tool}
          name={say(tool)}
          selected={active?.level === level}
          onClick={() => editor.chain().focus().toggleHeading({ level }).run()}
        >
          <Box component="span" sx={{ ...letters, '&::before': { content: `"H${level}"` } }} />
        </TiptapButton>
      ))}
    </ToggleButtonGroup>
  );
}

function IndentButtons({ editor, say }: ToolsProps) {
  const can = useEditorState({
    editor,
    selector: () => ({
      decrease: editor.can().liftListItem('listItem'),
      increase: editor.can().sinkListItem('listItem'),
    }),
  });
  return (
    <ToggleButtonGroup size="small">
      <TiptapButton
        name={say('decrease_indent')}
        disabled={!can.decrease}
        onClick={() => editor.chain().focus().liftListItem('listItem').run()}
      >
        <IndentDecrease fontSize="inherit" />
      </TiptapButton>
      <TiptapButton
        name={say('increase_indent')}
        disabled={!can.increase}
        onClick={() => editor.chain().focus().sinkListItem('listItem').run()}
      >
        <IndentIncrease fontSize="inherit" />
      </TiptapButton>
    </ToggleButtonGroup>
  );
}

function HistoryButtons({ editor, say }: ToolsProps) {
  const can = useEditorState({ editor, selector: () => ({ undo: editor.can().undo(), redo: editor.can().redo() }) });
  return (
    <ToggleButtonGroup size="small">
      <TiptapButton name={say('undo')} disabled={!can.undo} onClick={() => editor.chain().focus().undo().run()}>
        <Undo fontSize="inherit" />
      </TiptapButton>
      <TiptapButton name={say('redo')} disabled={!can.redo} onClick={() => editor.chain().focus().redo().run()}>
        <Redo fontSize="inherit" />
      </TiptapButton>
    </ToggleButtonGroup>
  );
}
