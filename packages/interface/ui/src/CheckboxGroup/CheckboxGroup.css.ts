import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const items = styleVariants({
  column: inUi({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }),
  row: inUi({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[7], rowGap: vars.space[2] }),
});
