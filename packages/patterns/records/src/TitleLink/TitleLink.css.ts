import { globalStyle, style } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

/** A name of one line. */
export const truncated = style(inPatterns({ display: 'block', minInlineSize: 0 }));
// A button is a box of its own, which its line would cut without an ellipsis.
globalStyle(`${truncated} button`, inPatterns({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'inherit', verticalAlign: 'bottom' }));
