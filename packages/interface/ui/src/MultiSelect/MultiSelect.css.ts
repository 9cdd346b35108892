import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

/** How many are chosen; stronger at the limit. */
export const count = style(
  inUi({
    ...typography('caption'),
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-full]': { color: vars.text.primary, fontWeight: 580 } },
  }),
);
