import { style } from '@vanilla-extract/css';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

/** Takes the room beside the buttons, on phones a line of its own. */
export const missing = style({
  '@layer': {
    [layer.widgets]: {
      flex: '1 1 auto',
      alignSelf: 'center',
      '@media': { [media.phone]: { selectors: { '&:not(:empty)': { flexBasis: '100%' } } } },
    },
  },
});
