import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('the parts around the first page are rendered after it, and together with each later page', async () => {
  vi.resetModules();
  const [{ Later }, { pageIsShown }] = await Promise.all([import('./Later'), import('./whenIdle')]);
  const drawn: string[] = [];
  const Drawn = ({ name }: { name: string }) => {
    drawn.push(name);
    return <p>{name}</p>;
  };
  const page = (
    <>
      <Later fallback={<Drawn name="its place" />}>
        <Drawn name="the menu" />
      </Later>
      <Drawn name="the rows" />
    </>
  );

  const first = render(page);
  expect(await screen.findByText('the menu')).toBeVisible();
  expect(drawn.slice(0, 3)).toEqual(['its place', 'the rows', 'the menu']);
  first.unmount();

  drawn.length = 0;
  render(
    <Later waits={false} fallback={<Drawn name="its place" />}>
      <Drawn name="the rows" />
    </Later>,
  ).unmount();
  expect(drawn).toEqual(['the rows']);

  pageIsShown();
  drawn.length = 0;
  render(page);
  expect(drawn).toEqual(['the menu', 'the rows']);
});
