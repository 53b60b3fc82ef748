import { useRecordContext } from 'react-admin';
import { Detail } from '@/components/record/details/Details';
import { useNameOf } from '@/components/record/names';
import { SafeLink } from '@/components/ui/html/SafeLink';
import { videoPlayer } from '@/domain/videoEmbed';
import { VideoPlayer } from './VideoPlayer';

/** A video of a record, called by the record's name; one without a known player is a link. */
export function VideoDetail({ source }: { source: string }) {
  const title = useNameOf()(useRecordContext());
  return (
    <Detail source={source}>
      {(video) => {
        const frame = videoPlayer(video);
        return frame ? <VideoPlayer title={title} frame={frame} size="detail" /> : <SafeLink href={video} />;
      }}
    </Detail>
  );
}
