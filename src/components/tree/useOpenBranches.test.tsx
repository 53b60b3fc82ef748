import { render, screen, waitFor } from '@testing-library/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { useOpenBranches } from './useOpenBranches';

/** Opens the branch `a` right after the tree's address has changed, before its effects have run. */
function Tree({ path }: { path: readonly string[] }) {
  const [open, setOpen] = useOpenBranches('course', path);
  const openAnother = useEffectEvent(() => setOpen(new Set([...open, 'a'])));
  useLayoutEffect(() => {
    if (path.length > 0) openAnother();
  }, [path]);
  return <output>{[...open].toSorted().join(' ')}</output>;
}

test('a branch that is opened while the address comes to another stays open beside the way to that', async () => {
  const store = memoryStore();
  const tree = (path: readonly string[]) => (
    <StoreContextProvider value={store}>
      <Tree path={path} />
    </StoreContextProvider>
  );
  const { rerender } = render(tree([]));
  rerender(tree(['b', 'c']));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('a b c'));
});
