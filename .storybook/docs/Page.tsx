import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import type { Mode } from '@resonanz/tokens/themes';
import { looks } from './look.ts';

// The examples of a page set the theme; the page follows them.
function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
const modeNow = (): Mode => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** A documentation page in the theme that the toolbar has chosen. */
export function Page({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const mode = useSyncExternalStore(subscribe, modeNow);
  return (
    <DocsContainer context={context} theme={looks[mode]}>
      {children}
    </DocsContainer>
  );
}
