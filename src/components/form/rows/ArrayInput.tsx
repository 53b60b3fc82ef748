import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useContext, useId } from 'react';
import { FieldTitle, useTranslate, useWrappedSource, ValidationError } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { FieldTexts, useFieldText, useRowLetter, useRowName } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { quietLabel } from '@/components/form/richText/quietTools';
import { isOfInputMethod } from '@/components/ui/keys/inputMethod';
import { shortcut } from '@/components/ui/keys/shortcuts';
import { mark, marked } from '@/components/ui/marks';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { isRowId } from '@/domain/rows/mergeRows';
import { Row } from './Row';
import { useRows } from './useRows';

interface ArrayInputProps {
  source: string;
  /** Whether the first row, whichever it is, can't be removed. */
  firstStays?: boolean;
  /** The field of a row's text, where each row is one line, lettered: Enter goes on to the next one, and pasted lines fill several. */
  line?: string;
  /** The inputs of a row, named by its fields. */
  children: ReactNode;
}

/** A list in a form: rows of inputs that buttons add, remove and move; Alt+Enter adds a row too, and Alt with the arrow keys moves one. */
export function ArrayInput(props: ArrayInputProps) {
  const { applies } = useFieldRules(props.source);
  return applies && <Rows {...props} />;
}

function Rows({ source, firstStays = false, line, children }: ArrayInputProps) {
  const translate = useTranslate();
  const id = useId();
  const name = useWrappedSource(source);
  const { required } = useFieldRules(source);
  const { rows, place, news, add, remove, move, keys } = useRows(source, line);
  const letter = useRowLetter();
  useRowsText(source);
  const message = useListError(name);
  return (
    <FormControl
      ref={place}
      onKeyDownCapture={(event) => {
        // Not one of a dialog that is opened from here.
        if (event.target instanceof Node && place.current?.contains(event.target)) addOnKey(event, add);
        keys.onKeyDownCapture(event);
      }}
      onPasteCapture={keys.onPasteCapture}
      className={inputClass(name)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error ${id}-keys`}
      error={message !== undefined}
      fullWidth
      sx={line ? lines : { display: 'grid', gap: 2 }}
    >
      <FormLabel id={`${id}-label`} component="span" sx={line ? quietLabel : { typography: 'body2' }}>
        <FieldTitle source={source} isRequired={required} />
      </FormLabel>
      {rows.map((key, index) => (
        <Row
          key={key}
          source={name}
          index={index}
          count={rows.length}
          {...(line && { letter: letter(index + 1) })}
          onMove={move}
          onRemove={firstStays && index === 0 ? undefined : remove}
        >
          {children}
        </Row>
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={!add}
        onClick={add}
        {...mark('add')}
        sx={{ justifySelf: 'start' }}
        {...shortcut('Alt+Enter')}
      >
        {translate('ui.row_add')}
      </Button>
      <Notes id={id} message={message} isOfLines={line !== undefined} news={news} />
    </FormControl>
  );
}

interface NotesProps {
  id: string;
  message: string | undefined;
  isOfLines: boolean;
  news: string;
}

/** The error of a list, and for screen readers its keys and what was changed last. */
function Notes({ id, message, isOfLines, news }: NotesProps) {
  const translate = useTranslate();
  return (
    <>
      <FormHelperText id={`${id}-error`} aria-live="polite" sx={{ m: 0 }}>
        {message && <ValidationError error={message} />}
      </FormHelperText>
      <Box id={`${id}-keys`} sx={unseen}>
        {translate('ui.row_keys')} {isOfLines && translate('ui.line_keys')}
      </Box>
      <Box sx={unseen} aria-live="polite">
        {news}
      </Box>
    </>
  );
}

const lines = { display: 'grid', gap: 0.75, [`& > ${marked('add')}`]: { py: 0.5 } };

/** Adds a row on Alt+Enter. In the capture phase, because an editor would begin a line. */
function addOnKey(event: KeyboardEvent, add: (() => void) | undefined): void {
  if (event.key !== 'Enter' || !event.altKey || isOfInputMethod(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  add?.();
}

/** Returns the error of the list as a whole. */
function useListError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const message: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);
  return typeof message === 'string' && message ? message : undefined;
}

/** Registers how a list writes its rows in words: each by its name, with its values, but for its id. */
function useRowsText(source: string): void {
  const texts = useContext(FieldTexts);
  const rowName = useRowName();
  const name = useWrappedSource(source);

  const partText = (field: string, value: unknown) =>
    texts.get(`${name}.0.${field}`)?.(value) ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const rowText = (row: unknown, index: number) => {
    const parts = Object.entries<unknown>(Object(row)).map(([field, value]) => (isRowId(field) ? '' : partText(field, value)));
    return `${rowName(name, index + 1)}: ${parts.filter(Boolean).join(', ')}`;
  };
  useFieldText(source, (value) => (Array.isArray(value) && value.length > 0 ? value.map(rowText).join('\n') : undefined));
}

/** Keeps the id of a stored row, if its list's schema has one: it is saved too, but nobody sees or changes it. */
export function RowId() {
  useFieldRules('id');
  useFieldText('id', () => '');
  return null;
}
