import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

/** Space at the edges; narrow beside a filter panel, the page's gutter where the list has the page to itself. */
export const gutter = createVar();

export const bar = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '49px',
    paddingBlock: vars.space[4],
    paddingInline: fallbackVar(gutter, vars.space[6]),
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.base,
  }),
);

export const count = style(
  inPatterns({
    font: vars.type.denseStrong.font,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    minBlockSize: '1.25em',
  }),
);

export const start = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4], flex: '1 1 auto' }),
);
export const end = style(inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }));
export const search = style(
  inPatterns({ inlineSize: '220px', '@media': { [media.phone]: { inlineSize: '100%', order: 1 } } }),
);
