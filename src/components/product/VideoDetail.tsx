import { useRecordContext } from 'react-admin';
import { Detail } from '@/components/record/details/Details';
import { useNameOf } from '@/components/record/names';
import { SafeLink } from '@/components/ui/html/SafeLink';
import { isKnownPlayer, videoFrame } from '@/domain/html/videoEmbed';
import { VideoPlayer } from './VideoPlayer';

/** A video of a record, called by the record's name: in its player, or else in a frame, with a link in case its site refuses that. */
export function VideoDetail({ source }: { source: string }) {
  const title = useNameOf()(useRecordContext());
  return (
    <Detail source={source}>
      {(video) => {
        const frame = videoFrame(video, window.location.origin);
        return (
          <>
            {frame && <VideoPlayer title={title} frame={frame} size="detail" />}
            {!(frame && isKnownPlayer(frame)) && <SafeLink href={video} />}
          </>
        );
      }}
    </Detail>
  );
}
