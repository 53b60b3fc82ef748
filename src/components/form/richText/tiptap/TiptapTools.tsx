import IndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import IndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { Box, SvgIcon, ToggleButtonGroup } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { FormatButtons, ListButtons, QuoteButtons, RichTextInputToolbar, TiptapEditorProvider } from 'ra-input-rich-text';
import { useEffect, useRef } from 'react';
import { type EditorSize, hasAllTools } from '../editors';
import { formulaPath, type ToolText } from '../tools';
import { TiptapButton, TiptapLink } from './TiptapLink';

interface ToolsProps {
  editor: Editor;
  say: ToolText;
}

interface TiptapToolsProps extends ToolsProps {
  size: EditorSize;
  onFormula: () => void;
}

/** The toolbar of ra-input-rich-text, with tools added that it lacks, and without those that other editors don't have. */
export function TiptapTools({ editor, say, size, onFormula }: TiptapToolsProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => (toolbar.current ? oneTabStop(toolbar.current) : undefined), []);
  return (
    <TiptapEditorProvider value={editor}>
      <Box ref={toolbar} role="toolbar" aria-label={say('toolbar')} sx={toolbarStyles}>
        <RichTextInputToolbar size="small">
          {hasAllTools(size) && <HeadingButtons editor={editor} say={say} />}
          <FormatButtons size="small" />
          {hasAllTools(size) && (
            <>
              <ListButtons size="small" />
              <IndentButtons editor={editor} say={say} />
              <TiptapLink editor={editor} say={say} />
            </>
          )}
          <FormulaButton say={say} onFormula={onFormula} />
          {hasAllTools(size) && <QuoteButtons size="small" />}
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

const FormulaButton = ({ say, onFormula }: Pick<TiptapToolsProps, 'say' | 'onFormula'>) => (
  <ToggleButtonGroup size="small">
    <TiptapButton name={say('formula')} aria-haspopup="dialog" onClick={onFormula}>
      <SvgIcon fontSize="inherit" viewBox="0 0 20 20">
        <path d={formulaPath} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </SvgIcon>
    </TiptapButton>
  </ToggleButtonGroup>
);

/** The tool to focus next, by key. */
const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Makes a toolbar one stop of the Tab key, as ARIA describes: arrows move between tools, and Tab returns to the last one. Otherwise one
 * would tab through the tools of each field. Returns a function that ends it.
 */
function oneTabStop(toolbar: HTMLElement): () => void {
  let current: HTMLButtonElement | undefined;
  const tools = () => [...toolbar.querySelectorAll('button')].filter((tool) => !tool.disabled);

  const apply = () => {
    const all = tools();
    const stop = current && all.includes(current) ? current : all[0];
    for (const tool of all) {
      const tabIndex = tool === stop ? 0 : -1;
      if (tool.tabIndex !== tabIndex) tool.tabIndex = tabIndex;
    }
  };
  const come = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLButtonElement)) return;
    current = target;
    apply();
  };
  const move = (event: KeyboardEvent) => {
    const all = tools();
    const place = all.findIndex((tool) => tool === event.target);
    const to = all[steps[event.key]?.(place, all.length - 1) ?? -1];
    if (place < 0 || !to) return;
    event.preventDefault();
    to.focus();
  };

  // Tools are added, removed and disabled as the text changes.
  const changes = new MutationObserver(apply);
  changes.observe(toolbar, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled'] });
  toolbar.addEventListener('focusin', come);
  toolbar.addEventListener('keydown', move);
  apply();
  return () => {
    changes.disconnect();
    toolbar.removeEventListener('focusin', come);
    toolbar.removeEventListener('keydown', move);
  };
}
