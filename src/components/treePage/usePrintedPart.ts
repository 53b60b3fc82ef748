import { useLocation } from 'react-router-dom';
import { usePrinting } from '@/components/print/printing';
import type { TreeArea } from './treeArea';

/** What paper has of a page with a tree: what was asked for, else the record where one stands beside the tree. */
export function usePrintedPart<Node>({ placeOf }: TreeArea<Node>): 'tree' | 'record' {
  const { pathname } = useLocation();
  const isAtRecord = placeOf(pathname) !== undefined;
  return usePrinting()?.what ?? (isAtRecord ? 'record' : 'tree');
}
