import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { memo, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { type LineKind, lineKinds, type RosterLine } from '@/domain/typed/roster';
import { SaveList } from './SaveList';
import type { CourseStudent } from './useCourseStudents';

export type Line = RosterLine<CourseStudent>;

interface RosterLinesProps {
  lines: readonly Line[];
  /** Takes whom a person means by a doubtful line; undefined for none of them. Without it, nothing can be chosen any more. */
  onChoose?: (key: string, id: number | undefined) => void;
}

/** The lines of a roster by what became of them; each kind can be saved, and whom a doubtful line means is chosen in place. */
export const RosterLines = memo(({ lines, onChoose }: RosterLinesProps) =>
  lineKinds.map((kind) => {
    const ofKind = lines.filter((line) => line.kind === kind);
    return ofKind.length > 0 && <Kind key={kind} kind={kind} lines={ofKind} onChoose={onChoose} />;
  }),
);

/** How many lines of a kind are shown at first, and more at each press: thousands of them would hold up the next key. */
const few = 100;

function Kind({ kind, lines, onChoose }: { kind: LineKind; lines: readonly Line[]; onChoose: RosterLinesProps['onChoose'] }) {
  const translate = useTranslate();
  const digits = useDigits();
  const [room, setRoom] = useState(few);
  const title = translate(`roster.${kind}`, { smart_count: lines.length, count: digits(lines.length) });
  return (
    <section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="subtitle2" component="h3">
          {title}
        </Typography>
        <SaveList
          name={title}
          fields={['line', 'full_name', 'mobile_no', 'email', 'batch_name']}
          rows={lines.map(({ line, students: [student] }) =>
            kind === 'ambiguous' || !student
              ? [line]
              : [line, student.full_name, student.mobile_no, student.email, student.batch_name],
          )}
        />
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }} tabIndex={0} aria-label={title}>
        {lines.slice(0, room).map((line) => (
          <li key={line.key}>
            {line.isDoubtful && onChoose ? <Choice line={line} onChoose={onChoose} /> : <Meaning line={line} />}
          </li>
        ))}
      </Box>
      {lines.length > room && (
        <Button size="small" onClick={() => setRoom(room + few)}>
          {translate('roster.more', { smart_count: lines.length - room })}
        </Button>
      )}
    </section>
  );
}

/** A line, and the student whom it means where it doesn't say the name itself. */
function Meaning({ line: { line, kind, students } }: { line: Line }) {
  const [student] = students;
  const isPlain = !student || kind === 'ambiguous' || line.includes(student.full_name);
  return <Words text={isPlain ? line : `${line} → ${student.full_name}`} />;
}

interface ChoiceProps {
  line: Line;
  onChoose: (key: string, id: number | undefined) => void;
}

/** A line whose student the person chooses. */
function Choice({ line: { line, key, kind, students }, onChoose }: ChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const all = students.toSorted((one, other) => one.id - other.id);
  return (
    <>
      <span id={id}>
        <Words text={line} />
      </span>
      <TextField
        select
        size="small"
        fullWidth
        label={translate('roster.who')}
        value={kind === 'ambiguous' ? '' : (students[0]?.id ?? '')}
        onChange={({ target }) => onChoose(key, Number(target.value) || undefined)}
        slotProps={{ select: { SelectDisplayProps: { 'aria-describedby': id } } }}
        sx={{ my: 0.5 }}
      >
        <MenuItem value="">{translate('roster.nobody')}</MenuItem>
        {all.map(({ id: student, full_name, mobile_no, email, package_name, batch_name }) => (
          <MenuItem key={student} value={student} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {[full_name, mobile_no, email, package_name, batch_name].filter(Boolean).join(' · ')}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
