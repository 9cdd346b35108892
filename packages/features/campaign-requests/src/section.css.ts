import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');

export const reading = style(inFeatures({ maxInlineSize: vars.layout.readingMax }));

/** The proposals of one request, and where the others are. */
export const group = style(
  inFeatures({ display: 'grid', gap: vars.space[4], selectors: { '& + &': { marginBlockStart: vars.space[8] } } }),
);

export const foot = style(inFeatures({ paddingBlockStart: vars.space[4] }));

export const requestRow = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);
