import { style } from '@vanilla-extract/css';
import { inUi } from './inUi.ts';

/**
 * A button that holds a caret alone: it points the other way while what it opens is open, so that one drawing does for
 * both.
 */
export const turnsWhenOpen = style(inUi({ selectors: { '&[aria-expanded=true]': { rotate: '180deg' } } }));
