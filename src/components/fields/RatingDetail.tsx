import { Rating } from '@mui/material';
import { useTranslate } from 'react-admin';
import { mostStars } from '@/contract/numberFields';
import { Detail } from './Details';

/** A rating of a record, in stars. */
export function RatingDetail({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <Detail source={source}>
      {(stars) => (
        <Rating
          readOnly
          size="small"
          max={mostStars}
          precision={0.5}
          value={Number(stars)}
          getLabelText={() => translate('ui.rating', { stars: Number(stars), most: mostStars })}
        />
      )}
    </Detail>
  );
}
