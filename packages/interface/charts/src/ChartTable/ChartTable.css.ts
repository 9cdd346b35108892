import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const scroller = style(
  inUi({
    position: 'relative',
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
    '@media': { print: { overflow: 'visible' } },
  }),
);
export const table = style(
  inUi({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, font: vars.type.dense.font }),
);

const cellBase = {
  paddingBlock: '5px',
  paddingInline: '10px',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
} as const;

export const head = style(
  inUi({
    ...typography('micro'),
    ...cellBase,
    position: 'sticky',
    insetBlockStart: 0,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    textAlign: 'end',
    verticalAlign: 'bottom',
    selectors: { '&:first-child': { textAlign: 'start' } },
  }),
);
export const rowHead = style(inUi({ ...cellBase, fontWeight: 'inherit', textAlign: 'start' }));
export const cell = style(
  inUi({ ...cellBase, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
);
