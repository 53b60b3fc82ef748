import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { ListPaginationContext, useTranslate } from 'react-admin';
import { Pager } from '@/components/list/table/Pager';
import type { PageSizes } from '@/components/list/table/pageSizes';
import { useAddressPages } from '@/components/list/table/useAddressPages';
import { BlockView } from './BlockView';
import { PassageView } from './PassageView';
import type { Sheet } from './sheet';

const sizes: PageSizes = [5, 10, 15, 20];

/** The questions of a model set page by page; only the current page is rendered, and the last has the passages below it. */
export function SheetPages({ sheet }: { sheet: Sheet }) {
  const translate = useTranslate();
  const heading = useId();
  const pages = useAddressPages(sheet.blocks.length, sizes);
  const { page, perPage, hasNextPage } = pages;
  const start = useStartOf(`${page} ${perPage}`);
  return (
    <>
      <Paper ref={start} component="section" variant="outlined" aria-labelledby={heading}>
        <Typography id={heading} component="h2" variant="subtitle1" sx={{ px: 2, pt: 2 }}>
          {translate('modelset_view.questions')}
        </Typography>
        {sheet.blocks.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 2 }}>
            {translate('modelset_view.no_questions')}
          </Typography>
        )}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sheet.blocks.slice((page - 1) * perPage, page * perPage).map((block) => (
            <BlockView key={block.levels[0]?.quiz_id} block={block} sheet={sheet} />
          ))}
        </Box>
        <ListPaginationContext.Provider value={pages}>
          <Box sx={pager}>
            <Pager sizes={sizes} />
          </Box>
        </ListPaginationContext.Provider>
      </Paper>
      {!hasNextPage && sheet.paragraphs.map((passage) => <PassageView key={passage.iid} passage={passage} sheet={sheet} />)}
    </>
  );
}

/** Returns a ref to the element that is scrolled into view when the page changes, because the pager is below it. */
function useStartOf(pages: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(pages);
  useEffect(() => {
    if (shown.current === pages) return;
    shown.current = pages;
    place.current?.scrollIntoView({ block: 'start' });
  }, [pages]);
  return place;
}

/** Sticky where there is room, so that the focus can stay in it from page to page. */
const pager = { position: { sm: 'sticky' }, bottom: 0, bgcolor: 'background.paper', borderRadius: 1, zIndex: 1 };
