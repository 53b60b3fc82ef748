import { Box, Button, Typography } from '@mui/material';
import { type DragEvent, type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useState } from 'react';
import { unseen } from '@/components/ui/theme/sharedStyles';

/** Keeps the browser from opening a file that is dropped outside an input. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('dragover', ignore);
    document.addEventListener('drop', ignore);
    return () => {
      document.removeEventListener('dragover', ignore);
      document.removeEventListener('drop', ignore);
    };
  }, []);
}

interface DropZoneProps {
  /** The label of the button that opens the browser's dialog, and the text beside it. */
  action: string;
  hint: string;
  /** The largest width, in pixels. */
  width?: number | undefined;
  onFiles: (files: File[]) => void;
  /** The button's input. */
  input: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  /** The chosen files. */
  children?: ReactNode;
}

/** An area to choose or drop files. It accepts all: the form's rules validate them. */
export function DropZone({ action, hint, width, onFiles, input: { ref, ...input }, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const { disabled = false, 'aria-invalid': isWrong = false } = input;
  useNoStrayDrops();
  const take = (files: FileList | null) => files && files.length > 0 && onFiles([...files]);
  const listeners = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(!disabled);
    },
    // The event also fires when the files are dragged from one child to another.
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
      setIsOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (!disabled) take(event.dataTransfer.files);
    },
  };
  return (
    <Box
      {...listeners}
      sx={{
        ...zone,
        maxWidth: width,
        ...(isWrong && { borderColor: 'error.main' }),
        ...(isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }),
      }}
    >
      {children}
      <Box sx={{ flex: '1 1 160px', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button component="label" role={undefined} tabIndex={-1} disabled={disabled} variant="outlined" size="small" sx={button}>
          {action}
          <Box
            component="input"
            type="file"
            onClick={forget}
            onChange={({ target }) => take(target.files)}
            {...input}
            ref={ref}
            sx={unseen}
          />
        </Button>
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      </Box>
    </Box>
  );
}

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  border: '1px dashed',
  borderColor: 'text.secondary',
  borderRadius: 1,
};

// The input is out of sight: its button shows the focus.
const button = { '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 } };

// A browser fires no change event when the last chosen file is chosen again.
const forget = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
  currentTarget.value = '';
};
