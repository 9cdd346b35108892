import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const trigger = style(
  inUi({
    appearance: 'none',
    inlineSize: '100%',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-readonly]': { cursor: 'default' } },
  }),
);
export const value = style(
  inUi({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: '2px',
  }),
);
export const words = style(inUi({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
export const placeholder = style(
  inUi({ color: vars.text.placeholder, selectors: { '[data-disabled] &': { color: 'inherit' } } }),
);
export const caret = style(
  inUi({ flex: 'none', color: vars.text.secondary, selectors: { '[data-disabled] > &': { color: 'inherit' } } }),
);
export const tabular = style(inUi({ fontVariantNumeric: 'tabular-nums' }));
