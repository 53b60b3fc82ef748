import { useRecordContext } from 'react-admin';
import { PersonMark } from '@/components/media/PersonMark';
import { ImageDetail } from './ImageDetail';
import { useNameOf } from './useNameOf';

interface PersonImageDetailProps {
  /** The record's field; its name is `fields.<source>`. */
  source: string;
  /** The label of the link to the popup `image` over the details. */
  label: string;
}

/** A person's image, or else the initial, and the link to change it. */
export function PersonImageDetail({ source, label }: PersonImageDetailProps) {
  const name = useNameOf()(useRecordContext());
  return (
    <ImageDetail source={source} shape="square" none={<PersonMark name={name} size={96} />} change={{ to: 'image', label }} />
  );
}
