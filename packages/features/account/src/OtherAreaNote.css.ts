import { layer } from '@resonanz/tokens/layers';
import { style } from '@vanilla-extract/css';

export const note = style({
  '@layer': { [layer.features]: { display: 'grid', placeItems: 'center', minBlockSize: '100dvh' } },
});
