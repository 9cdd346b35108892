import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const list = style(inUi({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[9], rowGap: vars.space[4] }));

export const fact = style(inUi({ minInlineSize: 0 }));

export const label = style(inUi({ ...typography('micro'), fontStretch: '86%', color: vars.text.muted, overflowWrap: 'anywhere' }));

export const value = style(
  inUi({
    font: vars.type.dense.font,
    fontWeight: 520,
    fontVariantNumeric: 'tabular-nums',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3px',
    minBlockSize: '22px',
    marginBlockStart: vars.space[1],
    overflowWrap: 'anywhere',
  }),
);
