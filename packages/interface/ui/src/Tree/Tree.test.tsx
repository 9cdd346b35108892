import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Tree } from './Tree.tsx';
import type { TreeItem } from './TreeItem.ts';

const items: readonly TreeItem<string>[] = [
  {
    id: 'a',
    label: 'Akquise',
    children: [
      { id: 'a1', label: 'Anfragen' },
      { id: 'a2', label: 'Angebote' },
    ],
  },
  { id: 'b', label: 'Berichte' },
];

test('the tree conforms', async () => {
  await expectConformance(<Tree label="Bereiche" items={items} defaultExpandedIds={new Set(['a'])} />, {
    role: 'tree',
    name: 'Bereiche',
  });
  await expectConformance(
    <Tree
      label="Bereiche"
      items={items}
      selectionMode="cascade"
      defaultSelectedIds={new Set(['a1'])}
      defaultExpandedIds={new Set(['a'])}
    />,
    { role: 'tree', name: 'Bereiche' },
  );
});

test('every item says its level, its place and how many there are', async () => {
  const screen = await render(<Tree label="Bereiche" items={items} defaultExpandedIds={new Set(['a'])} />);
  const item = screen.getByRole('treeitem', { name: 'Angebote' }).element();
  expect(
    ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded', 'aria-selected', 'aria-checked'].map((name) =>
      item.getAttribute(name),
    ),
  ).toEqual(['2', '2', '2', null, null, null]);
  expect(screen.getByRole('treeitem', { name: 'Akquise' }).element().getAttribute('aria-expanded')).toBe('true');
});

test('the owner may hold what is open and what is chosen', async () => {
  const onExpandedChange = vi.fn<(ids: ReadonlySet<string>) => void>();
  const onSelectionChange = vi.fn<(id: string) => void>();
  const screen = await render(
    <Tree
      label="Bereiche"
      items={items}
      expandedIds={new Set<string>()}
      onExpandedChange={onExpandedChange}
      selectionMode="single"
      selectedId={null}
      onSelectionChange={onSelectionChange}
    />,
  );
  await userEvent.keyboard('{Tab}{ArrowRight}{Enter}');
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(new Set(['a']));
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('a');
  const item = screen.getByRole('treeitem', { name: 'Akquise' }).element();
  expect([item.getAttribute('aria-expanded'), item.getAttribute('aria-selected')]).toEqual(['false', 'false']);
});

test('Tab leads to what is chosen', async () => {
  const screen = await render(<Tree label="Bereiche" items={items} selectionMode="single" defaultSelectedId="b" />);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('treeitem', { name: 'Berichte' })).toHaveFocus();
});

test('the focus goes to the branch that closes over it, and to a neighbour when its item goes', async () => {
  function Owner() {
    const [open, setOpen] = useState(true);
    const [shown, setShown] = useState(items);
    return (
      <div
        onKeyDown={({ key }) => {
          if (key === 'F2') setOpen(false);
          if (key === 'F3') setShown(items.slice(1));
        }}
      >
        <Tree label="Bereiche" items={shown} expandedIds={new Set(open ? ['a'] : [])} />
      </div>
    );
  }
  const screen = await render(<Owner />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(screen.getByRole('treeitem', { name: 'Anfragen' })).toHaveFocus();
  await userEvent.keyboard('{F2}');
  await expect.element(screen.getByRole('treeitem', { name: 'Akquise' })).toHaveFocus();
  await userEvent.keyboard('{F3}');
  await expect.element(screen.getByRole('treeitem', { name: 'Berichte' })).toHaveFocus();
});

test('a branch is asked for once, and again on another try', async () => {
  const onLoadChildren = vi.fn<(item: TreeItem<string>) => void>();
  const lazyChildren = { onLoadChildren, loadingLabel: 'Lädt', errorMessage: 'Fehlgeschlagen.', retryLabel: 'Erneut' };
  const treeOf = (children: TreeItem<string>['children'] & string) => (
    <Tree label="Ordner" items={[{ id: 'o', label: 'Ordner', children }]} lazyChildren={lazyChildren} />
  );
  const screen = await render(treeOf('unloaded'));
  expect(onLoadChildren).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowLeft}{ArrowRight}');
  expect(onLoadChildren).toHaveBeenCalledOnce();
  await screen.rerender(treeOf('loading'));
  await screen.rerender(treeOf('failed'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Fehlgeschlagen.');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onLoadChildren).toHaveBeenCalledTimes(2);
});

test('of a long tree the lines in sight are drawn, and the one with the focus wherever it is', async () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({ id, label: `Zeile ${id}` }));
  const screen = await render(
    <div style={{ blockSize: 400 }}>
      <Tree label="Zeilen" items={many} selectionMode="multiple" />
    </div>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  const box = screen.getByRole('tree').element().parentElement;
  if (!box) throw new Error('no box');
  box.scrollTop = box.scrollHeight;
  await expect.element(screen.getByRole('treeitem', { name: 'Zeile 9999' })).toBeVisible();
  await expect.element(screen.getByRole('treeitem', { name: 'Zeile 1', exact: true })).toHaveFocus();
  expect(document.querySelectorAll('[role=treeitem]').length).toBeLessThan(60);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('treeitem', { name: 'Zeile 2', exact: true })).toHaveFocus();
});
