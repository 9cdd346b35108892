import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

/** As wide as the longest order, so that it stands beside the other tools of the bar instead of taking a line. */
export const order = style(inFeatures({ inlineSize: '216px' }));
