import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

export const columns = style(inUi({ display: 'grid', alignItems: 'start', minInlineSize: 0 }));
export const stretched = style(inUi({ alignItems: 'stretch' }));

const tracks = {
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  5: 'repeat(5, minmax(0, 1fr))',
  6: 'repeat(6, minmax(0, 1fr))',
  '1:2': 'minmax(0, 1fr) minmax(0, 2fr)',
  '2:1': 'minmax(0, 2fr) minmax(0, 1fr)',
  'auto:1': 'auto minmax(0, 1fr)',
  '1:auto': 'minmax(0, 1fr) auto',
};
export const template = styleVariants(tracks, (gridTemplateColumns) => inUi({ gridTemplateColumns }));
const single = { gridTemplateColumns: 'minmax(0, 1fr)' };
export const collapse = styleVariants({
  phone: inUi({ '@media': { [media.phone]: single } }),
  tablet: inUi({ '@media': { [media.belowDesktop]: single } }),
});
