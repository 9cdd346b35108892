import '@resonanz/tokens/platforms';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

export const mark = style(
  inUi({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    verticalAlign: 'middle',
    forcedColorAdjust: 'none',
  }),
);

// The drawing is as large as the text.
const square = (side: string, fontSize: string, borderRadius: string) =>
  inUi({ inlineSize: side, blockSize: side, fontSize, borderRadius });

export const size = styleVariants({
  // A badge on a picture, which keeps its size when the text grows.
  16: square('16px', '11px', '4px'),
  22: square('1.375rem', '0.9375rem', vars.radius.chip),
  30: square('1.875rem', '1.125rem', vars.radius.chip),
  34: square('2.125rem', '1.25rem', vars.radius.control),
});

// Black would vanish on a dark ground.
const edge = { boxShadow: `inset 0 0 0 1px ${vars.border.control}` };

export const platform = styleVariants(vars.platform, (colors, name) =>
  inUi({
    background: colors.fill,
    color: colors.onFill,
    ...(name === 'tiktok' && {
      selectors: { '[data-theme=dark] &': edge },
      '@media': { [media.forcedColors]: { boxShadow: 'inset 0 0 0 1px CanvasText' } },
    }),
  }),
);
