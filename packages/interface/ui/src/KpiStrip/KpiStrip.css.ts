import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const strip = style(inUi({ overflow: 'hidden', borderBlock: `1px solid ${vars.border.default}`, background: vars.surface.base }));

// The cells pull one pixel out of the strip, so that only the lines between them remain at any number of columns.
export const cells = style(inUi({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}));

export const cell = style(inUi({
  minInlineSize: 0,
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  selectors: { '&:first-child': { paddingInlineStart: vars.layout.pageGutter } },
  '@media': { [media.phone]: { selectors: { '&:first-child': { paddingInlineStart: vars.space[6] } } } },
}));

export const label = style(inUi({ ...typography('micro'), display: 'flex', gap: '5px', alignItems: 'center', color: vars.text.muted }));

export const value = style(inUi({
  ...typography('figure'),
  fontVariantNumeric: 'tabular-nums',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minBlockSize: '28px',
  marginBlockStart: vars.space[2],
  whiteSpace: 'nowrap',
}));

export const unit = style(inUi({ fontSize: '0.875rem', fontStretch: '100%', letterSpacing: 0, color: vars.text.muted }));

export const note = style(inUi({
  ...typography('caption'),
  fontStretch: '94%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  marginBlockStart: vars.space[1],
  color: vars.text.muted,
}));

export const trend = style(inUi({ display: 'inline-flex', alignItems: 'center', gap: '3px' }));

export const trendTone = styleVariants({
  positive: inUi({ color: vars.status.green.ink }),
  negative: inUi({ color: vars.status.red.ink }),
  neutral: inUi({ color: vars.text.muted }),
});

export const extra = style(inUi({ marginBlockStart: '9px' }));
