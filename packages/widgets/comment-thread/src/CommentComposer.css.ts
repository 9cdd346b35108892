import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inWidgets = inLayer('widgets');

export const composer = style(
  inWidgets({
    display: 'grid',
    gap: vars.space[4],
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.border.default}`,
  }),
);

export const foot = style(inWidgets({ display: 'flex', justifyContent: 'flex-end' }));
