import { Box } from '@mui/material';
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
    <span id={id}>
      <Words text={title} />
    </span>
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
