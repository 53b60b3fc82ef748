import { useLocation } from 'react-router-dom';
import { usePrinting } from '@/components/print/printing';
import type { TreeArea } from './treeArea';

/** Returns which part of a page with a tree is printed: the one that was asked for, or else the record if there is one beside the tree. */
export function usePrintedPart<Node>({ placeOf }: TreeArea<Node>): 'tree' | 'record' {
  const { pathname } = useLocation();
  const isAtRecord = placeOf(pathname) !== undefined;
  return usePrinting()?.what ?? (isAtRecord ? 'record' : 'tree');
}
