import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { saveFile } from '@/components/form/files/saveFile';
import { toCsv } from '@/domain/csv';
import { sheetCell } from '@/domain/typed/phone';
import { useNoteExport } from '@/providers/data/useNoteExport';

interface SaveListProps {
  /** What the list is of: the file's name. */
  name: string;
  /** The names of the fields, which are keys below `fields`. */
  fields: readonly string[];
  /** The cells of each row, in the order of the fields. */
  rows: readonly (readonly unknown[])[];
}

/** Saves a list as a file for a spreadsheet; a field that no row has gets no column. */
export function SaveList({ name, fields, rows }: SaveListProps) {
  const translate = useTranslate();
  const noteExport = useNoteExport();
  const filled = [...fields.keys()].filter((place) => rows.some((row) => row[place]));
  const save = () => {
    const head = filled.map((place) => translate(`fields.${fields[place]}`));
    const cells = rows.map((row) => filled.map((place) => sheetCell(row[place])));
    saveFile(new Blob([toCsv([head, ...cells])], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
    noteExport(name, cells.length);
  };
  const label = translate('ui.export');
  return (
    <Button size="small" color="inherit" startIcon={<DownloadIcon />} onClick={save} aria-label={`${label}: ${name}`}>
      {label}
    </Button>
  );
}
