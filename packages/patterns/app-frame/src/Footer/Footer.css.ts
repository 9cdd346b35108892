import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

export const footer = style(
  inPatterns({
    font: vars.type.dense.font,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 28px',
    color: vars.text.muted,
  }),
);

export const variant = styleVariants({
  page: inPatterns({
    paddingBlock: vars.space[8],
    paddingInline: '40px',
    selectors: { 'main > &': { paddingInline: vars.layout.pageGutter } },
    borderBlockStart: `1px solid ${vars.border.default}`,
    background: vars.surface.base,
    '@media': {
      [media.phone]: {
        display: 'grid',
        paddingBlock: vars.space[7],
        paddingInline: vars.layout.pageGutterPhone,
        selectors: { 'main > &': { paddingInline: vars.layout.pageGutterPhone } },
      },
    },
  }),
  quiet: inPatterns({ justifyContent: 'center', paddingBlock: `0 ${vars.space[8]}`, paddingInline: vars.space[9] }),
});

export const copyright = style(inPatterns({ flex: 1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));

export const quietCopyright = style(inPatterns({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));

export const links = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: '8px 28px' }));

export const stacked = style(inPatterns({ '@media': { [media.phone]: { display: 'grid', gap: vars.space[5] } } }));
