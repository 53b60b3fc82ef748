import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { type RaRecord, useEvent, useListContext, useTranslate } from 'react-admin';
import { saveFile } from '@/components/form/files/saveFile';
import { toCsv } from '@/domain/csv';
import { sheetCell } from '@/domain/typed/phone';
import type { Shown } from '@/providers/data/shown';
import { useNoteExport } from '@/providers/data/useNoteExport';
import type { NamedColumn } from '../columns/Column';
import { ToolButton } from './ToolButton';

interface ExportButtonProps {
  title: string;
  columns: readonly NamedColumn[];
  shown: Shown;
}

/**
 * Saves all rows of the list, filtered, sorted and written as in its table, as a file for a spreadsheet. react-admin's `ExportButton` writes
 * the records as they are stored, with columns that nobody sees, and cells that a spreadsheet may run as formulas.
 */
export function ExportButton({ title, columns, shown }: ExportButtonProps) {
  const translate = useTranslate();
  const noteExport = useNoteExport();
  const { getData, total } = useListContext();
  const inSight = columns.filter(({ source }) => shown.columns.includes(source));

  const download = async () => {
    const records: RaRecord[] = (await getData?.()) ?? [];
    const head = inSight.map(({ label }) => translate(label));
    const rows = records.map((record) => inSight.map(({ source }) => sheetCell(shown.textOf(record, source))));
    saveFile(new Blob([toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }), `${translate(title)}.csv`);
    noteExport(translate(title), rows.length);
  };
  const press = useEvent(() => void download());

  return <ToolButton label="ui.export" startIcon={icon} disabled={!total || inSight.length === 0} onClick={press} />;
}

const icon = <DownloadIcon />;
