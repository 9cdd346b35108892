import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

export const bar = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '49px',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[6],
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.base,
    '@media': { [media.phone]: { paddingInline: vars.space[5] } },
  }),
);

export const count = style(
  inPatterns({ font: vars.type.denseStrong.font, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', minBlockSize: '1.25em' }),
);

export const start = style(inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4], flex: '1 1 auto' }));
export const end = style(inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }));
export const search = style(inPatterns({ inlineSize: '220px', '@media': { [media.phone]: { inlineSize: '100%', order: 1 } } }));
