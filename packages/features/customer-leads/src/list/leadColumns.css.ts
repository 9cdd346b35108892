import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

const onPhones = { '@media': { [media.phone]: { maxInlineSize: 'none' } } };

/** One line of a name in the table; the ring of a link in it is not cut off. */
export const line = style(inFeatures({ maxInlineSize: '100%', margin: '-4px', padding: '4px', ...onPhones }));

/** A text that must leave room for the columns beside it. */
export const short = style(inFeatures({ maxInlineSize: '180px', ...onPhones }));
