import { style } from '@vanilla-extract/css';
import { layer } from '@resonanz/tokens/layers';

export const note = style({
  '@layer': { [layer.features]: { display: 'grid', placeItems: 'center', minBlockSize: '100dvh' } },
});
