import { useState } from 'react';
import { Tree } from './Tree.tsx';
import type { TreeChildren, TreeItem } from './TreeItem.ts';

interface LazyTreeDemoProps {
  /** What the story answers: items, an error, or nothing yet. */
  answers: readonly TreeChildren<string>[];
  /** Called for every requested branch. */
  onAsk: (id: string) => void;
}

/** A library whose folders are loaded when they are opened. */
export function LazyTreeDemo({ answers, onAsk }: LazyTreeDemoProps) {
  const [children, setChildren] = useState<TreeChildren<string>>('unloaded');
  const [asked, setAsked] = useState(0);
  const items: readonly TreeItem<string>[] = [
    { id: 'library', label: 'Bibliothek', children },
    { id: 'archive', label: 'Archiv' },
  ];
  return (
    <Tree
      label="Lernmaterial"
      items={items}
      lazyChildren={{
        onLoadChildren: ({ id }) => {
          onAsk(String(id));
          setChildren(answers[asked] ?? 'loading');
          setAsked(asked + 1);
        },
        loadingLabel: 'Ordner werden geladen …',
        errorMessage: 'Die Ordner konnten nicht geladen werden.',
        retryLabel: 'Erneut laden',
      }}
    />
  );
}
