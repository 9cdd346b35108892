import '@resonanz/tokens/headings';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusShell } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

export const layout = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
    minBlockSize: '100dvh',
    '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
  }),
);

export const panel = style(
  inPatterns({
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: '32px 44px',
    paddingInline: '40px',
    background: vars.accent.shell,
    color: vars.accent.onShell,
    '@media': {
      [media.belowDesktop]: { minBlockSize: '150px', padding: vars.space[6] },
      [media.phone]: { minBlockSize: '112px' },
    },
  }),
);

export const home = style(
  inPatterns({
    position: 'relative',
    zIndex: 2,
    alignSelf: 'start',
    color: 'inherit',
    borderRadius: vars.radius.control,
    selectors: { '&:focus-visible': focusShell },
  }),
);

export const words = style(
  inPatterns({
    position: 'relative',
    zIndex: 2,
    marginBlockStart: 'auto',
    maxInlineSize: '520px',
    '@media': { [media.belowDesktop]: { display: 'none' } },
  }),
);

export const claim = style(inPatterns({ ...typography('displaySmall'), textWrap: 'balance' }));

export const text = style(
  inPatterns({
    font: vars.type.bodyLarge.font,
    marginBlockStart: vars.space[5],
    maxInlineSize: '46ch',
    color: vars.accent.onShellMuted,
  }),
);

export const side = style(
  inPatterns({ display: 'flex', flexDirection: 'column', minInlineSize: 0, background: vars.surface.base }),
);

export const top = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[5],
    paddingBlock: '20px 0',
    paddingInline: '32px',
    '@media': { [media.phone]: { paddingInline: vars.space[6], paddingBlock: `${vars.space[5]} 0` } },
  }),
);

export const ways = style(inPatterns({ display: 'flex', gap: vars.space[4] }));
export const needsScript = style(inPatterns({ '@media': { '(scripting: none)': { display: 'none' } } }));

export const form = style(
  inPatterns({
    margin: 'auto',
    paddingBlock: vars.space[8],
    display: 'grid',
    gap: '18px',
    // It takes the focus only when a step follows the last, to be read from its heading on; no one operates it.
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);

export const width = styleVariants({
  regular: inPatterns({ inlineSize: `min(${vars.layout.authFormWidth}, 100% - 32px)` }),
  wide: inPatterns({ inlineSize: 'min(560px, 100% - 32px)' }),
});

export const eyebrow = style(inPatterns({ ...typography('label'), color: vars.accent.ink }));
export const subheading = style(inPatterns({ marginBlockStart: vars.space[2], color: vars.text.secondary }));
