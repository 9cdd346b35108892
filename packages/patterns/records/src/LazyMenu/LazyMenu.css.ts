import { style } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

/** No box of its own: the button stands where it would stand without. */
export const place = style(inPatterns({ display: 'contents' }));
