import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

export const name = style(inPatterns({ '@media': { [media.phone]: { display: 'none' } } }));
export const caret = style(inPatterns({ display: 'grid', '@media': { [media.phone]: { display: 'none' } } }));

export const person = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    paddingBlock: '14px 12px',
    paddingInline: vars.space[6],
  }),
);

export const about = style(inPatterns({ minInlineSize: 0 }));

export const email = style(
  inPatterns({
    font: vars.type.denseStrong.font,
    fontStretch: '88%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

const separated = { borderBlockStart: `1px solid ${vars.border.hairline}` };

export const choices = style(
  inPatterns({
    ...separated,
    display: 'grid',
    gap: vars.space[5],
    paddingBlock: vars.space[5],
    paddingInline: vars.space[6],
  }),
);

export const field = style(inPatterns({ display: 'grid', gap: '5px' }));

export const entries = style(inPatterns({ ...separated, paddingBlock: vars.space[2] }));

export const entry = style(
  inPatterns({
    font: vars.type.dense.font,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    inlineSize: '100%',
    minBlockSize: '36px',
    paddingBlock: '6px',
    paddingInline: '14px',
    border: 0,
    background: 'none',
    color: vars.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
      '&:active': { background: vars.surface.pressed },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } },
      [media.phone]: { minBlockSize: vars.size.targetTouch },
    },
  }),
);

export const picture = style(inPatterns({ display: 'grid', flex: 'none', color: vars.text.muted }));
