import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const stack = style(inUi({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const align = styleVariants({
  stretch: inUi({ alignItems: 'stretch' }),
  start: inUi({ alignItems: 'flex-start' }),
  center: inUi({ alignItems: 'center', textAlign: 'center' }),
  end: inUi({ alignItems: 'flex-end' }),
});
export const growing = style(inUi({ flex: '1 1 0' }));
