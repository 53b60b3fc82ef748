import { useRecordContext } from 'react-admin';
import { Detail } from '@/components/fields/Details';
import { useNameOf } from '@/components/fields/useNameOf';
import { VideoPlayer } from './VideoPlayer';

/** A video of a record, called by the record's name. */
export function VideoDetail({ source }: { source: string }) {
  const title = useNameOf()(useRecordContext());
  return <Detail source={source}>{(video) => <VideoPlayer title={title} video={video} />}</Detail>;
}
