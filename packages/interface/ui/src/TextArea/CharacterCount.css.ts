import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const count = style(
  inUi({
    ...typography('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    justifySelf: 'end',
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: vars.status.red.ink, fontWeight: 620 } },
  }),
);
