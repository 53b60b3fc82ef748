import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { DiscussionThreads } from './DiscussionThreads';
import { isHidden } from './hiding';
import type { DiscussionPlace } from './place';
import { useComments } from './useComments';
import { workIn } from './work';

/**
 * The number of a sub topic's comments that learners see, and once that is pressed, the comments; an address that names one of them opens
 * them too.
 */
export function CountedDiscussion({ place }: { place: DiscussionPlace }) {
  const translate = useTranslate();
  const id = useId();
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(() => workIn(hash) !== undefined);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3, displayPrint: 'none' }}>
      <QueryContent query={useComments(place)} lines={1}>
        {({ comments }) => (
          <Box component="h3" sx={{ m: 0, mb: 1 }}>
            <Button
              id={id}
              onClick={() => setOpen(!isOpen)}
              aria-expanded={isOpen}
              color="inherit"
              endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
              sx={{ ml: -1 }}
            >
              {translate('discussion.count', { count: comments.filter((comment) => !isHidden(comment)).length })}
            </Button>
          </Box>
        )}
      </QueryContent>
      {isOpen && <DiscussionThreads place={place} />}
    </Box>
  );
}
