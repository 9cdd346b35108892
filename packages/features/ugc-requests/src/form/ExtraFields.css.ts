import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

const stacked = '(max-width: 1023px)';

/** One card in three parts, with lines between. */
export const extras = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const extra = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[4],
    padding: vars.space[4],
    borderInlineStart: `1px solid ${vars.border.hairline}`,
    selectors: { '&:first-child': { borderInlineStart: 0 } },
    '@media': {
      [stacked]: {
        borderInlineStart: 0,
        selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
      },
    },
  }),
);
