import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

/** Room for the thumbs at both ends. */
export const slider = style(inFeatures({ paddingInline: '9px' }));
