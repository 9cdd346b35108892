import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const inline = style(inUi({ display: 'flex', minInlineSize: 0 }));
export const wrapping = style(inUi({ flexWrap: 'wrap' }));
export const align = styleVariants({
  start: inUi({ justifyContent: 'flex-start' }),
  center: inUi({ justifyContent: 'center' }),
  end: inUi({ justifyContent: 'flex-end' }),
});
export const alignY = styleVariants({
  top: inUi({ alignItems: 'flex-start' }),
  center: inUi({ alignItems: 'center' }),
  bottom: inUi({ alignItems: 'flex-end' }),
  baseline: inUi({ alignItems: 'baseline' }),
});
