import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { focusEdge } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';
import { rowHeight } from './DataGrid.css.ts';

/** The field in place of the value. */
export const editor = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: '28px',
    marginInline: '-6px',
    paddingInline: '5px',
    border: `1px solid ${vars.accent.focus}`,
    borderRadius: '4px',
    background: vars.surface.field,
    color: vars.text.primary,
    cursor: 'text',
    userSelect: 'text',
    selectors: { '&:has(input:focus-visible)': focusEdge },
  }),
);
export const input = style(
  inUi({
    appearance: 'none',
    flex: '1 1 0',
    inlineSize: '100%',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    textAlign: 'inherit',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);
export const unit = style(inUi({ color: vars.text.muted, whiteSpace: 'nowrap' }));
export const choice = style(inUi({ flex: '1 1 auto', minInlineSize: '9rem', marginInline: '-6px' }));

/** Several options need more room than a cell has. */
export const panel = style(
  inUi({
    position: 'absolute',
    insetInlineStart: 0,
    zIndex: 3,
    inlineSize: 'max(100%, 280px)',
    padding: vars.space[3],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.panel,
    background: vars.surface.raised,
    boxShadow: vars.elevation.dropdown,
    userSelect: 'text',
  }),
);
export const panelSide = styleVariants({
  below: inUi({ insetBlockStart: '-1px', minBlockSize: rowHeight }),
  above: inUi({ insetBlockEnd: '-1px', minBlockSize: rowHeight }),
});
