import AddIcon from '@mui/icons-material/Add';
import { RowLink } from '@/components/list/columns/RowLink';
import { levels, screenOf } from './levels';

/** What is added below a record in its popup: the panel beside the tree adds it. */
const below = { category: 'course', course: 'subcourse', subcourse: 'main_topic' } as const;

/** Links to the form that adds a record below that of the context; the texts are its area's. */
export function AddBelowLink({ level }: { level: keyof typeof below }) {
  const added = below[level];
  return (
    <RowLink to={(id) => screenOf(levels[added].add, id)} label={`${level}.add_below_to`} short={`${level}.add_below`} keys="n">
      <AddIcon fontSize="small" />
    </RowLink>
  );
}
