import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

export const nav = style(
  inFeatures({
    overflowX: 'auto',
    paddingInline: vars.layout.pageGutter,
    borderBlockEnd: `1px solid ${vars.border.default}`,
    // The strip of figures below has the same line.
    marginBlockEnd: '-1px',
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);
export const list = style(inFeatures({ display: 'flex', gap: vars.space[6], inlineSize: 'max-content' }));
export const link = style(
  inFeatures({
    ...typography('denseStrong'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '46px',
    paddingInline: vars.space[2],
    color: vars.text.secondary,
    textDecoration: 'none',
    borderBlockEnd: '2px solid transparent',
    selectors: {
      '&[aria-current="page"]': { color: vars.accent.ink, borderBlockEndColor: vars.accent.line },
      // The bar scrolls sideways, and would cut off a ring around the tab.
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } },
      [media.forcedColors]: { selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } } },
    },
  }),
);
export const muted = style(inFeatures({ color: vars.text.muted }));
