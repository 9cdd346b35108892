import '@resonanz/tokens/headings';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const heading = style(inUi({ minInlineSize: 0, overflowWrap: 'break-word' }));
export const variant = styleVariants({
  display: inUi({
    ...typography('display'),
    textWrap: 'balance',
    '@media': { [media.phone]: typography('displaySmall') },
  }),
  displaySmall: inUi({ ...typography('displaySmall'), textWrap: 'balance' }),
  title: inUi(typography('title')),
  section: inUi(typography('section')),
  subsection: inUi(typography('subsection')),
  density: inUi({
    ...typography('subsection'),
    selectors: { "[data-density='comfortable'] &": typography('section') },
  }),
});
export const tone = styleVariants(
  { inherit: 'inherit', primary: vars.text.primary, accent: vars.accent.ink, onShell: vars.accent.onShell },
  (color) => inUi({ color }),
);
