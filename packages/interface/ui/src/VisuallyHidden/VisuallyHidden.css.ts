import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

export const hidden = style(inUi(visuallyHidden));
