import { Box } from '@mui/material';
import { DocumentTitle } from '@/components/DocumentTitle';
import { useShownName } from './useShownName';

interface ScreenHeadingProps {
  /** The element's that says what kind of screen it is; that of the record's name has `-record` after it. */
  id: string;
  /** What kind of screen it is, such as «Edit Course». */
  title: string;
  /** Whether it shows or changes the record that the route names; otherwise it is about none. */
  record?: 'shown' | 'changed' | undefined;
  /** What that is called, where it is a part of the record that the route names; empty while it is on its way. */
  name?: string | undefined;
}

/** What stands in the heading of a popup or a panel, and names the document: a record's screen is called after it. */
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
  const parts = { kind: { id, children: title }, record: { id: `${id}-record`, children: name } };
  const called = shown ? [name, title] : [title, name];
  return (
    <>
      <DocumentTitle text={called.filter(Boolean).join(' · ')} />
      {shown ? (
        <>
          <Box component="span" sx={overline} {...parts.kind} />
          {/* Its place is kept while the record is on its way. */}
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

/** Apart from the way above it, whose letters are as small. */
const overline = { display: 'block', typography: 'caption', fontWeight: 600, color: 'text.secondary' };
