import BackIcon from '@mui/icons-material/ArrowBack';
import { Box } from '@mui/material';
import { useResourceContext, useResourceDefinitions, useTranslate } from 'react-admin';
import { type To, useLocation, useParams } from 'react-router-dom';
import { IconLink } from '@/components/routing/IconLink';
import { DocumentTitle } from '@/components/ui/DocumentTitle';
import { Words } from '@/components/ui/text/Words';
import { useShownName } from './names';

interface ScreenHeadingProps {
  /** The id of the element with the screen's title; the record's name has the same id with `-record` after it. */
  id: string;
  /** The screen's title, such as «Edit Course». */
  title: string;
  /** Whether it shows or changes the record that the route names; without it, it concerns no record. */
  record?: 'shown' | 'changed' | undefined;
  /** What that is called, where it is a part of the record that the route names; empty while it is on its way. */
  name?: string | undefined;
}

/** The heading of a popup or a panel, which also sets the document's title: a record's screen is named after the record. */
export const ScreenHeading = ({ record, ...screen }: ScreenHeadingProps) =>
  record ? <RecordHeading {...screen} shown={record === 'shown'} /> : <Plain {...screen} />;

const Plain = ({ id, title }: Pick<ScreenHeadingProps, 'id' | 'title'>) => (
  <>
    <DocumentTitle text={title} />
    <span id={id}>{title}</span>
  </>
);

function RecordHeading({ id, title, shown, name: part }: Omit<ScreenHeadingProps, 'record'> & { shown: boolean }) {
  const whole = useShownName();
  const name = part ?? whole;
  const parts = { kind: { id, children: title }, record: { id: `${id}-record`, children: name && <Words text={name} /> } };
  const called = shown ? [name, title] : [title, name];
  return (
    <>
      <DocumentTitle text={called.filter(Boolean).join(' · ')} />
      {shown ? (
        <>
          <Box component="span" sx={overline} {...parts.kind} />
          {/* Its height is reserved while the record loads. */}
          <Box component="span" sx={{ display: 'block', minHeight: '1.4em' }} {...parts.record} />
        </>
      ) : (
        <span>
          <span {...parts.kind} />
          {name && ' · '}
          <span {...parts.record} />
        </span>
      )}
    </>
  );
}

/** Distinguishes the title from the breadcrumb above it, which is as small. */
const overline = { display: 'block', typography: 'caption', fontWeight: 600, color: 'text.secondary' };

/** Leads back to the list: an icon in a record's header, an outlined button in the header of another page. */
export const BackLink = ({ label = 'ui.go_back', to }: { label?: string; to: To }) => (
  <IconLink label={useTranslate()(label)} to={to}>
    <BackIcon fontSize="small" />
  </IconLink>
);

/**
 * Returns where a record's details and its form lead back: to the list that the route's `:mainRoute` names, with its page and filters as before. The
 * address may contain anything there: an unknown name means the record's own list.
 */
export function useBackAddress() {
  const { mainRoute = '' } = useParams();
  const { search } = useLocation();
  const own = useResourceContext() ?? '';
  const resources = useResourceDefinitions();
  const isList = Object.hasOwn(resources, mainRoute) && resources[mainRoute]?.hasList === true;
  return { pathname: `/${isList ? mainRoute : own}`, search };
}
