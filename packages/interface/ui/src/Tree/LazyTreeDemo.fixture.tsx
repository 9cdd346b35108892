import { useState } from 'react';
import { shared, storyWords } from '@resonanz/stories/words';
import { Tree } from './Tree.tsx';
import type { TreeChildren, TreeItem } from './TreeItem.ts';

const words = storyWords({
  library: ['Bibliothek', 'Library'],
  archive: ['Archiv', 'Archive'],
  learningMaterial: ['Lernmaterial', 'Learning material'],
  loadingFolders: ['Ordner werden geladen …', 'Loading folders …'],
  theFoldersCouldNot: ['Die Ordner konnten nicht geladen werden.', 'The folders could not be loaded.'],
});

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
    { id: 'library', label: words.library, children },
    { id: 'archive', label: words.archive },
  ];
  return (
    <Tree
      label={words.learningMaterial}
      items={items}
      lazyChildren={{
        onLoadChildren: ({ id }) => {
          onAsk(String(id));
          setChildren(answers[asked] ?? 'loading');
          setAsked(asked + 1);
        },
        loadingLabel: words.loadingFolders,
        errorMessage: words.theFoldersCouldNot,
        retryLabel: shared.reload,
      }}
    />
  );
}
