import '@resonanz/tokens/styles';
import { composeStories } from '@storybook/react-vite';
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../../../../interface/*/src/**/*.stories.tsx');

/** Says when React has taken over. */
function Hydrated({ onDone, children }: { onDone?: () => void; children: ReactNode }) {
  useEffect(() => onDone?.());
  return children;
}

test.each(Object.keys(files))('%s takes over what the server has rendered', async (path) => {
  for (const [name, Story] of Object.entries(composeStories((await files[path]?.()) as StoryFile))) {
    const element = createElement(Story as ComponentType);
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Hydrated>{element}</Hydrated>);
    document.body.append(container);
    const mismatches: unknown[] = [];
    const root = await new Promise<Root>((resolve) => {
      const started = hydrateRoot(container, <Hydrated onDone={() => resolve(started)}>{element}</Hydrated>, {
        onRecoverableError: (error) => mismatches.push(error),
      });
    });
    expect({ name, mismatches }).toEqual({ name, mismatches: [] });
    root.unmount();
    container.remove();
  }
});
