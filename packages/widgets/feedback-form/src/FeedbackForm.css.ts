import { layer } from '@resonanz/tokens/layers';
import { style } from '@vanilla-extract/css';

/** Takes the room beside the buttons, or a line of its own. */
export const missing = style({
  '@layer': {
    [layer.widgets]: {
      flex: '1 1 auto',
      alignSelf: 'center',
    },
  },
});
