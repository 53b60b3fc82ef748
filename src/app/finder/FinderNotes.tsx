import { Box, Button, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { byUsualName } from '@/components/form/filterDefaults';
import { useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { useDigits } from '@/components/ui/text/digits';
import type { Shortfall } from './lookThrough';
import type { useListReads } from './useListReads';

interface FinderNotesProps extends Omit<ReturnType<typeof useListReads>, 'cached'> {
  onClose: () => void;
}

type CourseReadsProps = ReturnType<typeof useListReads>['courseReads'];

/** Says which lists are still being searched, and which can't be, each with a link to it. */
export function FinderNotes({ isLooking, isSaving, lookAnyway, shortfalls, courseReads, retry, onClose }: FinderNotesProps) {
  const translate = useTranslate();
  const namesOf = useChosenNames();
  const lists = (kind: Shortfall['kind']) => shortfalls.filter((each) => each.kind === kind);
  const failed = lists('failed');
  return (
    <Box sx={{ '&:has(> :not(:empty))': { borderTop: 1, borderColor: 'divider', py: 1 } }}>
      {isLooking && <Note>{translate('finder.looking')}</Note>}
      {isSaving && (
        <Note>
          {translate('finder.saving')} <Act onClick={lookAnyway}>{translate('finder.look_anyway')}</Act>
        </Note>
      )}
      {failed.length > 0 && (
        <Note>
          {translate('finder.failed')} <Lists of={failed} onClose={onClose} /> <Act onClick={retry}>{translate('ui.retry')}</Act>
        </Note>
      )}
      {(['partly', 'unasked'] as const).map((kind) =>
        byText(lists(kind), namesOf).map(([fields, of]) => (
          <Note key={`${kind} ${fields}`}>
            {translate(`finder.${kind}`, { fields })} <Lists of={of} onClose={onClose} />
          </Note>
        )),
      )}
      <CourseReads {...courseReads} />
    </Box>
  );
}

/** Groups lists by the text that is said about them. */
function byText(lists: readonly Shortfall[], textOf: (shortfall: Shortfall) => string) {
  const texts = new Set(lists.map(textOf));
  return [...texts].map((text) => [text, lists.filter((list) => textOf(list) === text)] as const);
}

/** Shows how many courses have been searched in the lists that answer for one course alone, with buttons to start and stop that. */
function CourseReads({ isOffered, isUnderWay, done, total, look, stop }: CourseReadsProps) {
  const translate = useTranslate();
  if (!isUnderWay && !isOffered) return null;
  return (
    <Note>
      {(isUnderWay || done > 0) && <>{translate('finder.courses', { done, total })} </>}
      {isUnderWay ? (
        <Act onClick={stop}>{translate('ui.stop')}</Act>
      ) : (
        <Act onClick={() => void look()}>{translate('finder.look_in_courses')}</Act>
      )}
    </Note>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Box sx={{ px: 2, py: 0.5, typography: 'caption', color: 'text.secondary' }}>{children}</Box>
);

const Act = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button size="small" onClick={onClick} sx={{ ml: '-5px', py: 0, minHeight: 24, verticalAlign: 'baseline' }}>
    {children}
  </Button>
);

function Lists({ of: shortfalls, onClose }: { of: readonly Shortfall[]; onClose: () => void }) {
  const translate = useTranslate();
  return shortfalls.map(({ resource: { name, titles } }, index) => (
    <span key={name}>
      {index > 0 && ' · '}
      <MuiLink component={Link} to={`/${name}`} onClick={onClose}>
        {translate(titles.list ?? name)}
      </MuiLink>
    </span>
  ));
}

/** Returns a function that names the fields or choices of a shortfall: fields by label, a course by name, a year by number. */
function useChosenNames(): (shortfall: Shortfall) => string {
  const translate = useTranslate();
  const digits = useDigits();
  const { data: categories = [] } = useCourseNodes();
  const labelOf = (field: string) => translate(`fields.${field}`);
  const nameOf = ([field, value]: [string, unknown]): string => {
    if (field === 'year') return digits(String(value));
    const course = categories.flatMap(({ children }) => children).find(({ iid }) => iid === value);
    return (field === 'courses' && course?.label) || labelOf(field);
  };
  const namesOf = (shortfall: Shortfall): string[] => {
    if (shortfall.kind === 'unasked') return shortfall.missing.map(labelOf);
    return shortfall.kind === 'partly' ? Object.entries(byUsualName(shortfall.chosen)).toSorted(byPlace).map(nameOf) : [];
  };
  return (shortfall) => [...new Set(namesOf(shortfall))].join(', ');
}

/** The course first and the year last, in whichever order a list asks for them. */
const byPlace = ([one]: [string, unknown], [other]: [string, unknown]) => placeOf(one) - placeOf(other);
const placeOf = (field: string): number => ({ courses: 0, year: 2 })[field] ?? 1;
