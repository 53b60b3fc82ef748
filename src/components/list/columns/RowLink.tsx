import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import type { ReactNode } from 'react';
import { type Identifier, type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { places } from '@/components/record/inOrder';
import { useNameOf } from '@/components/record/names';
import { useCanEdit } from '@/components/record/useCanEdit';
import { type DetailsOf, useAddressSearch, useDetailsOf, useFormRoutes } from '@/components/routing/addresses';
import { IconLink } from '@/components/routing/IconLink';
import { IconRefusal } from '@/components/routing/IconRefusal';
import type { ShortcutKey } from '@/components/ui/keys/shortcuts';
import { useMayWrite } from '@/providers/auth/rights';

/** Returns the name of the row's record. */
export const useRowName = (): string => useNameOf()(useRecordContext());

/**
 * Returns a function that makes the address of a popup about a record, from its route below the list: the same from the list and from
 * anything over it.
 */
export function usePopupOf(): (route: string, id: Identifier | undefined) => string {
  const resource = useResourceContext();
  return (route, id) => `/${resource}/${route}/${encodeURIComponent(id ?? '')}`;
}

interface RowLinkProps {
  /** The popup's route below the list, without the record's id; or a function that returns the whole address. */
  to: string | DetailsOf;
  /** The key of its label, which has a place for the record's `%{name}`. */
  label: string;
  /** The key of a label without the name, for a button in that record's popup. */
  short?: string;
  /** The key of the words that stand in a row instead of the icon: some of the label's, where only this area has the action. */
  word?: string;
  /** Which rows have it; by default all. */
  fits?: (record: RaRecord) => boolean;
  /** The key that follows the link while the focus is in its row. */
  keys?: ShortcutKey;
  /** Whether it changes nothing, so that everybody has it who may look at the record. */
  reads?: boolean;
  /** Whether a click anywhere in the row follows the link: it shows the record. */
  ofRow?: boolean;
  /** Whether it removes something: in a menu it is red. */
  danger?: boolean;
  /** The key of the reason why it can't be done: it is shown instead of a link. */
  refused?: string;
  /** The icon. */
  children: ReactNode;
}

/** A link from a row to one of its popups, also in the details over the list; it keeps the list's filters, page and sort. */
export function RowLink({ reads, ...link }: RowLinkProps) {
  const mayWrite = useMayWrite();
  return (reads ?? link.ofRow) || mayWrite ? <AllowedLink {...link} /> : null;
}

function AllowedLink({ to, label, short, word, fits = () => true, keys, ofRow, danger, refused, children }: RowLinkProps) {
  const translate = useTranslate();
  const search = useAddressSearch();
  const record = useRecordContext();
  const popupOf = usePopupOf();
  const text = translate(label, { name: useRowName() });
  if (!record || !fits(record)) return null;
  if (refused) {
    return (
      <IconRefusal label={text} reason={translate(refused)}>
        {children}
      </IconRefusal>
    );
  }
  return (
    <IconLink
      label={text}
      short={short && translate(short)}
      word={word && translate(word)}
      to={{ pathname: typeof to === 'string' ? popupOf(to, record.id) : to(encodeURIComponent(record.id)), search }}
      keys={keys}
      danger={danger}
      details={ofRow}
    >
      {children}
    </IconLink>
  );
}

/** Links to a record's form, where the server has a call that changes it. */
export function EditLink(props: Pick<RowLinkProps, 'fits'>) {
  const { edit } = useFormRoutes();
  if (!useCanEdit()) return null;
  return (
    <RowLink to={edit} label="ui.edit_name" keys="e" {...props}>
      <EditIcon fontSize="small" />
    </RowLink>
  );
}

/** Links to a record's details, or to another screen that shows them. */
export function ViewLink({ to }: { to?: DetailsOf }) {
  const details = useDetailsOf();
  const address = to ?? details;
  if (!address) return null;
  return (
    <RowLink to={address} label="ui.view_name" ofRow>
      <ViewIcon fontSize="small" />
    </RowLink>
  );
}

export const DeleteLink = (props: Pick<RowLinkProps, 'fits' | 'refused'>) => (
  <RowLink to="delete" label="ui.delete_name" danger {...props}>
    <DeleteIcon fontSize="small" />
  </RowLink>
);

/** Links to the popup that copies the row's record. */
export const CopyLink = () => (
  <RowLink to="copy" label="ui.copy_name" short="ui.copy">
    <CopyIcon fontSize="small" />
  </RowLink>
);

export const RestoreLink = (props: Pick<RowLinkProps, 'fits'>) => (
  <RowLink to="restore" label="ui.restore_name" short="ui.restore" word="ui.restore" {...props}>
    <RestoreIcon fontSize="small" />
  </RowLink>
);

ViewLink.place = places.view;
EditLink.place = places.edit;
DeleteLink.place = places.delete;

/** The actions that most lists have. */
export const usualActions = [<ViewLink key="view" />, <EditLink key="edit" />];
