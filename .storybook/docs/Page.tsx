import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { framesFollow, showInFrames } from './frames.ts';
import { looks } from './look.ts';
import { showLook, type Look } from './showLook.ts';

// What a story chooses for itself is among `globals` alone.
type News = { globals?: Look; userGlobals?: Look };

/** What the toolbar has chosen: Storybook tells it once at the start and again with every change. */
function chosenLook(): Look {
  const channel = addons.getChannel();
  const [news] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [News?];
  return news?.userGlobals ?? news?.globals ?? {};
}

framesFollow(chosenLook);

function subscribe(onChange: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, onChange);
  return () => channel.off(GLOBALS_UPDATED, onChange);
}

/** A documentation page in the look that the toolbar has chosen, whether or not it shows an example. */
export function Page({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const look = useSyncExternalStore(subscribe, chosenLook);
  useLayoutEffect(() => {
    showLook(look);
    showInFrames(look);
  }, [look]);
  return (
    <DocsContainer context={context} theme={looks[look.theme === 'dark' ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  );
}
