import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const group = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minInlineSize: 0 }));
export const align = styleVariants({
  start: inUi({ justifyContent: 'flex-start' }),
  center: inUi({ justifyContent: 'center' }),
  end: inUi({ justifyContent: 'flex-end' }),
  equal: inUi({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
  }),
});
