import AddIcon from '@mui/icons-material/Add';
import { RowLink } from '@/components/list/columns/RowLink';
import { levels, screenOf } from './levels';

/** What is added below a record in its popup: the panel beside the tree adds it. */
const below = { category: 'course', course: 'subcourse', subcourse: 'main_topic' } as const;

/** Links to the form that adds a record below that of the context. */
export function AddBelowLink({ level }: { level: keyof typeof below }) {
  const added = below[level];
  return (
    <RowLink
      to={(id) => screenOf(levels[added].add, id)}
      label={`course_tree.add_to.${added}`}
      short={`course_tree.add.${added}`}
      keys="n"
    >
      <AddIcon fontSize="small" />
    </RowLink>
  );
}
