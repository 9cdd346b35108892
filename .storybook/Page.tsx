import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming/create';
import { themes as tokens, type Mode } from '@resonanz/tokens/themes';

const sans = "'Archivo Variable', 'Helvetica Neue', Arial, sans-serif";

function look(mode: Mode) {
  const { surface, text, border, accent } = tokens.staff[mode];
  return create({
    base: mode,
    fontBase: sans,
    appBg: surface.canvas,
    appContentBg: surface.base,
    appPreviewBg: surface.base,
    appBorderColor: border.hairline,
    textColor: text.primary,
    textMutedColor: text.secondary,
    colorPrimary: accent.solid,
    colorSecondary: accent.ink,
    barBg: surface.base,
    barTextColor: text.secondary,
    inputBg: surface.field,
    inputBorder: border.control,
  });
}

const looks = { light: look('light'), dark: look('dark') };

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
