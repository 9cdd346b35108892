import { style } from '@vanilla-extract/css';
import { layer } from '@resonanz/tokens/layers';

/** Takes the presses of the heart without a box of its own. */
export const once = style({ '@layer': { [layer.widgets]: { display: 'contents' } } });
