import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { downloadCSV, useListContext, useTranslate } from 'react-admin';
import { toCsv } from '@/domain/csv';
import { ToolButton } from './ToolButton';

interface ExportButtonProps {
  title: string;
  sources: readonly string[];
}

/** All rows of the list as it is filtered and sorted, as a file for a spreadsheet. */
export function ExportButton({ title, sources }: ExportButtonProps) {
  const translate = useTranslate();
  const { getData, total } = useListContext();

  const download = async () => {
    const records = (await getData?.()) ?? [];
    const head = sources.map((source) => translate(`fields.${source}`));
    const rows = records.map((record: Record<string, unknown>) => sources.map((source) => record[source]));
    downloadCSV(toCsv([head, ...rows]), translate(title));
  };

  return <ToolButton label="ui.export" startIcon={<DownloadIcon />} disabled={!total} onClick={() => void download()} />;
}
