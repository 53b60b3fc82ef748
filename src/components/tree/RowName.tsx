import { Link } from 'react-router-dom';
import { foundParts } from '@/domain/searchable';

interface RowNameProps {
  label: string;
  /** Where it leads; a node without a screen is its name alone. */
  to: string | undefined;
  /** What else it is found by. */
  marks: readonly string[];
  /** What was searched for, as `searchable` makes it; nothing where that is ''. */
  wanted: string;
}

/** What a node is called, with what was searched for marked in it; where it was found by a mark alone, that stands after it. */
export function RowName({ label, to, marks, wanted }: RowNameProps) {
  const parts = foundParts(label, wanted);
  const isNamed = parts.some(({ found }) => found);
  const also = isNamed
    ? undefined
    : marks.map((mark) => foundParts(mark, wanted)).find((mark) => mark.some(({ found }) => found));
  const name = <Marked parts={parts} />;
  return (
    <>
      <span className="label" title={label}>
        {to === undefined ? (
          name
        ) : (
          <Link to={to} tabIndex={-1} draggable={false}>
            {name}
          </Link>
        )}
      </span>
      {also && (
        <span className="count">
          <Marked parts={also} />
        </span>
      )}
    </>
  );
}

const Marked = ({ parts }: { parts: ReturnType<typeof foundParts> }) =>
  // The parts of one text change all together.
  parts.map(({ text, found }, place) => (found ? <mark key={place}>{text}</mark> : text));
