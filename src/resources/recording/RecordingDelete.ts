import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { recordingAdapter } from '@/providers/data/adapters/recording';

/** The question before a recording is deleted: it names the batch that loses it. */
export const RecordingDelete = confirmPopup({ texts: 'recording.delete', change: recordingAdapter.delete, danger: true });
