import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { downloadCSV, useListContext, useTranslate } from 'react-admin';
import { toCsv } from '@/domain/csv';
import type { NamedColumn } from './Column';
import { ToolButton } from './ToolButton';

interface ExportButtonProps {
  title: string;
  columns: readonly NamedColumn[];
}

/** All rows of the list as it is filtered and sorted, as a file for a spreadsheet. */
export function ExportButton({ title, columns }: ExportButtonProps) {
  const translate = useTranslate();
  const { getData, total } = useListContext();

  const download = async () => {
    const records = (await getData?.()) ?? [];
    const head = columns.map(({ label }) => translate(label));
    const rows = records.map((record: Record<string, unknown>) => columns.map(({ source }) => record[source]));
    downloadCSV(toCsv([head, ...rows]), translate(title));
  };

  return <ToolButton label="ui.export" startIcon={<DownloadIcon />} disabled={!total} onClick={() => void download()} />;
}
