import ReplaceIcon from '@mui/icons-material/UploadFileOutlined';
import UsesIcon from '@mui/icons-material/VisibilityOutlined';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { RowLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { InstantField } from '@/components/record/details/MomentDetail';
import { places } from '@/components/record/inOrder';
import { OnRest } from '@/components/record/OnRest';
import { instantColumnText } from '@/components/ui/text/dates';
import type { ShownText } from '@/components/ui/text/shownText';
import { fileSize } from '@/domain/fileSize';

const facets = [{ source: 'kind', label: 'fields.file_kind', named: 'kind', texts: 'file.kinds' }] as const;

const kindText: ShownText = (kind, { translate }) => translate(`file.kinds.${kind}`, { _: kind });
const sizeText: ShownText = (size, { locale }) => fileSize(Number(size), locale);

/** The files that records name, the newest first. */
export const FileList = () => (
  <OnRest title="file.list" none="file.none">
    <ListScreen first={null} facets={facets} sort={{ field: 'stored_date', order: 'DESC' }}>
      <Column source="name" label="fields.file_name" isName />
      <Column source="kind" label="fields.file_kind" text={kindText} isShort />
      <Column source="size" label="fields.file_size" text={sizeText} isShort isAmount />
      <Column source="uses" label="fields.file_uses" isShort isAmount />
      <Column source="stored_by" />
      <Column source="stored_date" text={instantColumnText}>
        <InstantField source="stored_date" />
      </Column>
      <ActionColumn>
        <UsesLink />
        <ReplaceLink />
      </ActionColumn>
    </ListScreen>
  </OnRest>
);

/** Links to the records that name a file. */
const UsesLink = () => (
  <RowLink to="uses" label="file.uses_name" short="file.uses" ofRow>
    <UsesIcon fontSize="small" />
  </RowLink>
);

UsesLink.place = places.view;

const ReplaceLink = () => (
  <RowLink to="replace" label="file.replace_name" short="file.replace" reads>
    <ReplaceIcon fontSize="small" />
  </RowLink>
);

ReplaceLink.reads = true;
