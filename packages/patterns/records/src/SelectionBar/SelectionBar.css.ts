import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

export const bar = style(
  inPatterns({
    font: vars.type.dense.font,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '44px',
    paddingBlock: vars.space[3],
    paddingInline: vars.layout.pageGutter,
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.accent.tint,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const count = style(
  inPatterns({
    font: vars.type.denseStrong.font,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    paddingInlineEnd: vars.space[3],
  }),
);

export const actions = style(inPatterns({ display: 'flex', flexWrap: 'wrap', flex: 1, gap: vars.space[3] }));
