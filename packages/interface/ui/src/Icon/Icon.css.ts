import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const icon = style(inUi({ flex: 'none', display: 'block' }));
export const size = styleVariants(
  { mini: '13px', small: vars.size.iconSmall, regular: vars.size.icon, header: '20px', large: vars.size.iconLarge },
  (side) => inUi({ inlineSize: side, blockSize: side }),
);
export const tone = styleVariants(
  {
    inherit: 'inherit',
    muted: vars.text.muted,
    accent: vars.accent.ink,
    positive: vars.status.green.dot,
    caution: vars.status.yellow.dot,
    critical: vars.status.red.dot,
    info: vars.status.blue.dot,
    rating: vars.rating.on,
    bookmark: vars.bookmark.on,
  },
  (color) => inUi({ color }),
);
