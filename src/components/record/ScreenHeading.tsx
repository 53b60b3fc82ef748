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
}

/** What stands in the heading of a popup or a panel, and names the document: a record's screen is called after it. */
export const ScreenHeading = ({ record, ...screen }: ScreenHeadingProps) =>
  record ? <RecordHeading {...screen} record={record} /> : <Plain {...screen} />;

const Plain = ({ id, title }: ScreenHeadingProps) => (
  <>
    <DocumentTitle text={title} />
    <span id={id}>{title}</span>
  </>
);

function RecordHeading({ id, title, record }: ScreenHeadingProps & { record: 'shown' | 'changed' }) {
  const name = useShownName();
  if (!name && record === 'changed') return <Plain id={id} title={title} />;
  if (record === 'changed')
    return (
      <>
        <DocumentTitle text={`${title} · ${name}`} />
        <span id={id}>{title}</span> · <span id={`${id}-record`}>{name}</span>
      </>
    );
  return (
    <>
      <DocumentTitle text={name ? `${name} · ${title}` : title} />
      <Box component="span" id={id} sx={overline}>
        {title}
      </Box>
      {/* Its place is kept while the record is on its way. */}
      <Box component="span" id={`${id}-record`} sx={{ display: 'block', minHeight: '1.4em' }}>
        {name}
      </Box>
    </>
  );
}

const overline = { display: 'block', typography: 'caption', color: 'text.secondary' };
