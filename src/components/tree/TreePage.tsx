import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Paper, type Theme, useMediaQuery } from '@mui/material';
import { type CSSProperties, type ReactNode, Suspense, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { PageTitle } from '@/components/record/PageTitle';
import { WayOut } from '@/components/ui/feedback/failures';
import { LoadingCard } from '@/components/ui/feedback/LoadingLines';
import { shortcut } from '@/components/ui/keys/shortcuts';
import { Later } from '@/components/ui/lazy/Later';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { PartBoundary } from '@/components/ui/lazy/PartBoundary';
import { wholeWindow } from '@/components/ui/theme/sharedStyles';
import { ForWriters } from '@/providers/auth/rights';
import { AreaTree, type AreaTreeProps } from './AreaTree';
import { usePrintedPart } from './PrintedTree';
import { Splitter } from './Splitter';
import type { Step } from './TreeSteps';
import { type AreaNode, ShowAdded, type TreeArea } from './treeArea';
import { keptWidth, widths } from './treeWidth';

/** With the margin below them. */
const TreeSteps = lazyPart(() => import('./TreeSteps'), 'TreeSteps', { height: 60 });

type TreePageProps<Node> = Omit<AreaTreeProps<Node>, 'isShown' | 'added'> & {
  /** What the page offers besides adding a record at the top. */
  actions?: ReactNode;
};

/** A tree on the left, and the panel that the route names on the right; on a phone one of them at a time. */
export function TreePage<Node extends AreaNode<Node>>({ actions, ...props }: TreePageProps<Node>) {
  const { area, nodes } = props;
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [step, setStep] = useStep(area);
  const [added, setAdded] = useState<string>();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const { box, style, ...splitter } = useTreeWidth();
  const printed = usePrintedPart(area);
  return (
    <>
      <PageTitle
        title={area.text('title')}
        actions={
          <>
            {actions}
            <AddAtTop to={`/${area.address}`} label={translate(area.text('add'))} />
          </>
        }
      />
      {isNarrow && <TreeSteps step={step} onStep={setStep} tree={translate(area.text('tree'))} />}
      <Box ref={box} style={style} sx={panes}>
        {/* Before the tree in the document, so that it isn't a stop between tree and panel; displayed after it. */}
        <Splitter {...splitter} />
        <Paper
          variant="outlined"
          sx={{
            p: 2,
            height: { xs: '70dvh', md: 'calc(100dvh - 216px)' },
            position: { md: 'sticky' },
            top: { md: 16 },
            ...shownIn(step, 'tree'),
            ...onPaper(printed === 'tree'),
          }}
        >
          <AreaTree {...props} added={added} isShown={!isNarrow || step === 'tree'} />
        </Paper>
        <Box sx={{ order: 1, minWidth: 0, ...wholeWindow, ...shownIn(step, 'form'), ...onPaper(printed === 'record') }}>
          <PartBoundary>
            <Suspense key={panelOf(pathname)} fallback={<LoadingCard of="facts" />}>
              <area.Nodes value={nodes}>
                <WayOut value={{ to: `/${area.address}`, label: 'ui.to_tree' }}>
                  {/* If the address names no record, the tree is the content that was navigated to. */}
                  <Later fallback={<LoadingCard of="facts" />} waits={area.placeOf(pathname) === undefined}>
                    <ShowAdded value={setAdded}>
                      <Outlet />
                    </ShowAdded>
                  </Later>
                </WayOut>
              </area.Nodes>
            </Suspense>
          </PartBoundary>
        </Box>
      </Box>
    </>
  );
}

/** Outlined: the filled button is the panel's. */
const AddAtTop = ({ to, label }: { to: string; label: string }) => (
  <ForWriters>
    <Button component={Link} to={to} variant="outlined" startIcon={<AddIcon />} {...shortcut('n')}>
      {label}
    </Button>
  </ForWriters>
);

/** In a narrow window the tree shrinks in favour of its panel, down to its least width. */
const panes = {
  display: 'grid',
  displayPrint: 'block',
  rowGap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: `clamp(${widths.least}px, var(--tree), 50%) 16px minmax(0, 1fr)`,
  },
} as const;

/** A popup's address belongs to the panel below it. */
const panelOf = (pathname: string) => pathname.split('/').filter(Boolean).slice(0, 3).join('/');

// Hidden, not unmounted: the form's values and the tree's position stay.
const shownIn = (step: Step, part: Step) => ({ display: { xs: step === part ? 'block' : 'none', md: 'block' } });

/** In print, the printed part is shown, whichever one a phone shows. */
const onPaper = (isPrinted: boolean) => ({
  '@media print': isPrinted ? { display: 'block', position: 'static', height: 'auto' } : { display: 'none' },
});

/** Returns the part that a phone shows: the page opens with the tree; a record's address, or a link, shows the form. */
function useStep<Node>({ placeOf }: TreeArea<Node>) {
  const { key, pathname } = useLocation();
  const [shown, setShown] = useState<{ key: string; step: Step }>({ key, step: placeOf(pathname) ? 'form' : 'tree' });
  const step = shown.key === key ? shown.step : 'form';
  return [step, (chosen: Step) => setShown({ key, step: chosen })] as const;
}

/** Keeps the width of trees in this browser; the element around tree and panel has it as `--tree`, so that a drag renders neither again. */
function useTreeWidth() {
  const [kept, onWidth] = useStore<unknown>('tree.width', widths.usual);
  const box = useRef<HTMLDivElement>(null);
  const width = keptWidth(kept);
  const draw = (drawn: number) => box.current?.style.setProperty('--tree', `${drawn}px`);
  // Rendered with the element: a property set after the rows are measured would lay out the page twice.
  const style: CSSProperties & Record<'--tree', string> = { '--tree': `${width}px` };
  return { box, style, width, draw, onWidth };
}
