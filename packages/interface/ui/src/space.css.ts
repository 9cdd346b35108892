import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from './inUi.ts';

export const gap = styleVariants(vars.space, (value) => inUi({ gap: value }));
