import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';

const inFeatures = inLayer('features');

/** One line of a name in the table; the ring of a link in it is not cut off. */
export const line = style(
  inFeatures({
    maxInlineSize: '100%',
    margin: '-4px',
    padding: '4px',
    '@media': { [media.phone]: { maxInlineSize: 'none' } },
  }),
);

/** A name that must leave room for the columns beside it. */
export const short = style(inFeatures({ maxInlineSize: '124px', '@media': { [media.phone]: { maxInlineSize: 'none' } } }));
