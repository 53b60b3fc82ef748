import { Alert } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { dayAt } from '@/domain/calendar/wallClock';
import { type Batch, type Contents, kinds, useBatchContents } from './useBatchContents';

interface LostAndGainedProps {
  /** Students, with the batch of each. */
  records: readonly RaRecord[];
  /** The batch that they move to, if they don't only leave theirs. */
  to?: Batch | undefined;
}

/** Says what students lose with their batch, and what they gain in another. */
export function LostAndGained({ records, to }: LostAndGainedProps) {
  const leaving = leavingOf(records, to);
  const batches = new Map(leaving.map((record) => [Number(record['batch_iid']), record]));
  if (batches.size === 0) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere', '.MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      {[...batches].map(([iid, { batch_name, batch_year, courses }]) => (
        <Left
          key={iid}
          count={leaving.filter((record) => record['batch_iid'] === iid).length}
          batch={{ iid, batch_name, courses, year: batch_year }}
          to={to}
        />
      ))}
      {to && <Gained batch={to} />}
    </Alert>
  );
}

/** Returns those of students who leave a batch of the course; whose package has ended isn't moved. */
export function leavingOf(records: readonly RaRecord[], to: Pick<Batch, 'iid'> | undefined): readonly RaRecord[] {
  const today = dayAt(new Date());
  return records.filter(
    ({ batch_iid, enroll_end_date = null }) => batch_iid && batch_iid !== to?.iid && (enroll_end_date ?? today) >= today,
  );
}

interface LeftProps {
  /** How many students leave the batch. */
  count: number;
  batch: Batch;
  to: Batch | undefined;
}

/** What the students of one batch lose; what they have in the other one too isn't lost. */
function Left({ count, batch, to }: LeftProps) {
  const translate = useTranslate();
  const { contents: all, error, retry } = useBatchContents(batch);
  const { contents: kept } = useBatchContents(to);
  const text = translate(to ? 'batch_tag.leave' : 'batch_tag.lost', { smart_count: count, batch: batch.batch_name });
  if (error) return <LoadFailed what={batch.batch_name} error={error} retry={retry} />;
  return <Contained text={text} contents={lostOf(all, to ? kept : noContents)} nothing="batch_tag.lose_nothing" />;
}

function Gained({ batch }: { batch: Batch }) {
  const text = useTranslate()('batch_tag.gain', { batch: batch.batch_name });
  const { contents, error, retry } = useBatchContents(batch);
  if (error) return <LoadFailed what={batch.batch_name} error={error} retry={retry} />;
  return <Contained text={text} contents={contents} nothing="batch_tag.gain_nothing" />;
}

const noContents: Contents = { recordings: [], modelsets: [], live_quizzes: [] };

/** Returns what is lost of the one and not kept by the other, once both are known. */
const lostOf = (all: Contents | undefined, kept: Contents | undefined): Contents | undefined =>
  all &&
  kept && {
    // A recording or a live quiz is of one batch.
    recordings: all.recordings,
    modelsets: all.modelsets.filter((id) => !kept.modelsets.includes(id)),
    live_quizzes: all.live_quizzes,
  };

interface ContainedProps {
  text: string;
  /** Undefined while it is read. */
  contents: Contents | undefined;
  /** The key of the text for a batch that has nothing. */
  nothing: string;
}

/** A sentence and how many there are of each kind. */
function Contained({ text, contents, nothing }: ContainedProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const counts = kinds.flatMap((kind) => {
    const count = contents?.[kind].length ?? 0;
    return count > 0 ? translate(`batch_tag.${kind}`, { smart_count: count, count: digits(count) }) : [];
  });
  const said = counts.length > 0 ? counts.join(', ') : translate(nothing);
  return (
    <div role="status">
      <Words text={contents ? `${text} ${said}` : `${text} …`} />
    </div>
  );
}
