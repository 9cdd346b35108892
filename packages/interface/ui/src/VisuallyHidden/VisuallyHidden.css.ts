import { visuallyHidden } from '@resonanz/tokens/mixins';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const hidden = style(inUi(visuallyHidden));
