import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { style } from '@vanilla-extract/css';

export const screen = style({ '@layer': { [layer.features]: { padding: vars.space[5], color: vars.text.primary } } });
