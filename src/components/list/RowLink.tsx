import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { IconLink } from '@/components/routing/IconLink';
import { useRowName } from './useRowName';

interface RowLinkProps {
  /** The popup's route below the list, without the record's id. */
  to: string;
  /** What it does, a key with a place for the record's `%{name}`. */
  label: string;
  children: ReactNode;
}

/** A row's way to one of its popups; the list's filters, page and sort go along. */
function RowLink({ to, label, children }: RowLinkProps) {
  const translate = useTranslate();
  const { search } = useLocation();
  const record = useRecordContext();
  const text = translate(label, { name: useRowName() });
  return (
    <IconLink label={text} to={{ pathname: `${to}/${record?.id}`, search }}>
      {children}
    </IconLink>
  );
}

export const EditLink = () => (
  <RowLink to="edit" label="ui.edit_name">
    <EditIcon fontSize="small" />
  </RowLink>
);

export const ViewLink = () => (
  <RowLink to="view" label="ui.view_name">
    <ViewIcon fontSize="small" />
  </RowLink>
);
