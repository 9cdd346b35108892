import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inPatterns } from '../inPatterns.ts';

export const list = style(
  inPatterns({
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    paddingInlineStart: 0,
  }),
);

export const item = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    alignItems: 'baseline',
    paddingBlock: vars.space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  }),
);

export const end = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: vars.space[3],
  }),
);

export const below = style(
  inPatterns({
    gridColumn: '1 / -1',
    font: vars.type.dense.font,
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
  }),
);

export const what = style(inPatterns({ font: vars.type.dense.font, overflowWrap: 'anywhere' }));

export const who = style(inPatterns({ font: vars.type.denseStrong.font }));

export const when = style(inPatterns({ font: vars.type.caption.font, color: vars.text.muted, whiteSpace: 'nowrap' }));

export const quote = style(
  inPatterns({
    gridColumn: '1 / -1',
    margin: `${vars.space[1]} 0 0`,
    paddingInlineStart: vars.space[4],
    borderInlineStart: `2px solid ${vars.border.default}`,
    font: vars.type.dense.font,
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
);
