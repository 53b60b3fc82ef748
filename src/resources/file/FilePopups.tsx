import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { z } from 'zod/mini';
import { DownloadButton, FileLink } from '@/components/form/files/DownloadButton';
import { FileInput } from '@/components/form/inputs/FileInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { ProductScreens } from '@/components/resource/productScreens';
import { useAddressSearch } from '@/components/routing/addresses';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { MediaImage } from '@/components/ui/media/Picture';
import { Words } from '@/components/ui/text/Words';
import { verb } from '@/contract/adapter';
import { fileCalls, type NamingRecord, replacementForm, storedFile } from '@/contract/file';
import { archiveTypes, imageTypes, pdfTypes } from '@/contract/fileFields';
import { readableText } from '@/domain/html/readableText';
import { useRead } from '@/providers/data/useRead';

const isImage = ({ kind }: RaRecord): boolean => ['png', 'jpg', 'gif'].includes(String(kind));

/** What may stand in the place of a file that is no image. */
const typesOf: Readonly<Record<string, readonly string[]>> = { pdf: pdfTypes, zip: archiveTypes };
const pathOf = (record: RaRecord): string => storedFile.shape.path.parse(record['path']);

/** What names a file, and the form that puts another in its place. */
export const FilePopups = {
  Uses: () => (
    <RouteDialog title="file.uses" record="shown">
      <QueryContent query={useRouteRecord()} lines={4}>
        {(record) => <Uses record={record} />}
      </QueryContent>
    </RouteDialog>
  ),
  Replace: changePopup({
    title: 'file.replace',
    form: replacementForm,
    change: verb(fileCalls.replaceFile, 'id'),
    Inputs: ({ record }) => <Replacement record={record} />,
  }),
};

function Uses({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const search = useAddressSearch();
  const path = pathOf(record);
  const count = z.int().parse(record['uses']);
  const uses = useRead(fileCalls.getFileUses, { id: String(record.id) });
  return (
    <Box sx={{ px: 3, pb: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
      {isImage(record) && <MediaImage path={path} alt="" shape="banner" />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
        <FileLink path={path} />
        <DownloadButton path={path} />
      </Box>
      <QueryContent query={uses} lines={3}>
        {({ data: { records, others, may_replace } }) => (
          <div>
            <Typography>{translate('file.used_by', { smart_count: count })}</Typography>
            <Box component="ul" sx={{ my: 1, pl: 3 }}>
              {records.map((naming) => (
                <li key={`${naming.area} ${naming.record}`}>
                  <NamingLink naming={naming} />
                </li>
              ))}
            </Box>
            {count > records.length && records.length >= 100 && (
              <Typography color="text.secondary">{translate('file.first_named', { smart_count: records.length })}</Typography>
            )}
            {others > 0 && <Typography color="text.secondary">{translate('file.others', { smart_count: others })}</Typography>}
            {may_replace ? (
              <Button component={Link} variant="outlined" to={{ pathname: `/file/replace/${record.id}`, search }} sx={{ mt: 2 }}>
                {translate('file.replace')}
              </Button>
            ) : (
              <Typography sx={{ mt: 2 }}>{translate('file.may_not')}</Typography>
            )}
          </div>
        )}
      </QueryContent>
    </Box>
  );
}

/** A record that names a file, linked to its screen where it has one. */
function NamingLink({ naming: { area, record, name, below } }: { naming: NamingRecord }) {
  const translate = useTranslate();
  const { addressOf } = useContext(ProductScreens);
  const { data: to } = useQuery({
    queryKey: ['address', area, record],
    queryFn: async () => (await addressOf(below?.area ?? area, below?.record ?? record)) ?? null,
  });
  const text = (
    <>
      {translate(`record_kinds.${area}`, { smart_count: 1, _: area })}
      {name !== '' && (
        <>
          {' · '}
          <Words text={readableText(name)} />
        </>
      )}
    </>
  );
  return to ? (
    <MuiLink component={Link} to={to}>
      {text}
    </MuiLink>
  ) : (
    <span>{text}</span>
  );
}

function Replacement({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { data: uses } = useRead(fileCalls.getFileUses, { id: String(record.id) });
  return (
    <>
      {uses?.data.may_replace === false && <Alert severity="warning">{translate('file.may_not')}</Alert>}
      <Typography>{translate('file.replace_effect', { smart_count: z.int().parse(record['uses']) })}</Typography>
      {isImage(record) && <MediaImage path={pathOf(record)} alt="" shape="banner" />}
      <FileInput source="file" action="ui.file_choose" types={typesOf[String(record['kind'])] ?? imageTypes} />
    </>
  );
}
