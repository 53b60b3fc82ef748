import ChevronIcon from '@mui/icons-material/ChevronRight';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Chip, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { IconLink } from '@/components/routing/IconLink';
import type { CourseTreeNode } from './courseNodes';

/** One node with its actions, and below it, once it was opened, its children. */
export function CourseTreeBranch({ node }: { node: CourseTreeNode }) {
  const { id } = useParams();
  const chosen = id !== undefined && id === node.categorySlug;
  const [open, setOpen] = useState(chosen);
  return (
    <li>
      <Box
        sx={{
          display: 'flex',
          gap: 0.5,
          alignItems: 'center',
          borderRadius: 1,
          minHeight: 36,
          ...(chosen && { bgcolor: 'action.selected' }),
        }}
      >
        <Toggle node={node} open={open} onToggle={() => setOpen(!open)} />
        <Typography
          variant="body2"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: node.categorySlug ? 600 : 400 }}
        >
          {node.label}
        </Typography>
        {node.live !== undefined && <LiveChip live={node.live} />}
        {node.categorySlug && <CategoryLinks slug={node.categorySlug} name={node.label} />}
      </Box>
      {open && (
        <Box component="ul" sx={{ m: 0, p: 0, pl: 2, ml: 1.75, listStyle: 'none', borderLeft: 1, borderColor: 'divider' }}>
          {node.children.map((child) => (
            <CourseTreeBranch key={child.key} node={child} />
          ))}
        </Box>
      )}
    </li>
  );
}

function Toggle({ node, open, onToggle }: { node: CourseTreeNode; open: boolean; onToggle: () => void }) {
  const translate = useTranslate();
  if (node.children.length === 0) return <Box sx={{ width: 30 }} />;
  const label = translate(open ? 'course_setup.collapse' : 'course_setup.expand', { name: node.label });
  return (
    <IconButton size="small" aria-expanded={open} aria-label={label} onClick={onToggle}>
      <ChevronIcon fontSize="small" sx={{ transform: open ? 'rotate(90deg)' : 'none', transition: 'transform 120ms' }} />
    </IconButton>
  );
}

function LiveChip({ live }: { live: boolean }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={live ? 'success' : 'default'}
      label={translate(live ? 'course_setup.live' : 'course_setup.not_live')}
    />
  );
}

function CategoryLinks({ slug, name }: { slug: string; name: string }) {
  const translate = useTranslate();
  return (
    <>
      <IconLink label={translate('ui.edit_name', { name })} to={`category_edit/${slug}`}>
        <EditIcon fontSize="small" />
      </IconLink>
      <IconLink label={translate('ui.view_name', { name })} to={`viewCategoryDetails/${slug}`}>
        <ViewIcon fontSize="small" />
      </IconLink>
    </>
  );
}
