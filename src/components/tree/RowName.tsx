import { Link } from 'react-router-dom';
import { Words } from '@/components/html/Words';
import { foundParts } from '@/domain/searchable';

interface RowNameProps {
  label: string;
  /** The address of its screen; a node without one is plain text. */
  to: string | undefined;
  /** Other texts by which it is found. */
  marks: readonly string[];
  /** The search words, as `searchable` makes them; '' without a search. */
  wanted: string;
}

/** A node's name, with the search words marked in it; a mark by which alone the node was found follows the name. */
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
  parts.map(({ text, found }, place) => {
    const words = <Words key={place} text={text} />;
    return found ? <mark key={place}>{words}</mark> : words;
  });
