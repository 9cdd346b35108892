import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const drawing = style(inUi({ display: 'block', flex: 'none', fill: 'currentColor' }));
export const innerRing = styleVariants({
  default: inUi({ fill: vars.accent.line }),
  onShell: inUi({ fill: vars.accent.onShellMuted }),
});
export const outerRing = styleVariants({
  default: inUi({ fill: vars.accent.echo }),
  onShell: inUi({ fill: vars.accent.onShellMuted, opacity: 0.6 }),
});
