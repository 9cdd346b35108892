import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

export const note = style(inPatterns({ display: 'flex', justifyContent: 'center', padding: vars.space[6] }));
export const list = style(
  inPatterns({
    margin: 0,
    paddingBlock: vars.space[3],
    paddingInline: 0,
    listStyle: 'none',
    maxBlockSize: 'min(320px, 50vh)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  }),
);
export const row = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: vars.space[3], paddingInlineEnd: vars.space[4] }),
);
export const name = style(
  inPatterns({
    ...typography('dense'),
    flex: '1 1 0',
    minInlineSize: 0,
    minBlockSize: '36px',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[6],
    border: 0,
    background: 'none',
    color: vars.text.primary,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { background: vars.surface.hover },
    selectors: { '&[aria-current=true]': { fontWeight: 600 } },
    '@media': { [media.phone]: { minBlockSize: vars.size.targetTouch } },
  }),
);
export const asking = style(
  inPatterns({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[4], paddingInline: vars.space[6] }),
);
export const form = style(inPatterns({ display: 'grid', gap: vars.space[4] }));
export const buttons = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[4] }),
);
export const foot = style(
  inPatterns({ padding: `${vars.space[5]} ${vars.space[6]}`, borderBlockStart: `1px solid ${vars.border.hairline}` }),
);
