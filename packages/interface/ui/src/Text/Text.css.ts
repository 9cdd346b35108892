import '@resonanz/tokens/headings';
import '@resonanz/tokens/status';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import { onOneLine } from './oneLine.ts';

export const text = style(inUi({ minInlineSize: 0, overflowWrap: 'break-word' }));
export const variant = styleVariants({
  density: inUi({ font: vars.density.font }),
  densityStrong: inUi({ font: vars.density.font, fontWeight: vars.type.bodyStrong.weight }),
  bodyLarge: inUi(typography('bodyLarge')),
  body: inUi(typography('body')),
  bodyStrong: inUi(typography('bodyStrong')),
  dense: inUi(typography('dense')),
  denseStrong: inUi(typography('denseStrong')),
  label: inUi(typography('label')),
  caption: inUi(typography('caption')),
  micro: inUi(typography('micro')),
  figure: inUi({ ...typography('figure'), fontVariantNumeric: 'tabular-nums' }),
  inherit: {},
});
export const tone = styleVariants(
  {
    inherit: 'inherit',
    primary: vars.text.primary,
    secondary: vars.text.secondary,
    muted: vars.text.muted,
    disabled: vars.text.disabled,
    accent: vars.accent.ink,
    positive: vars.status.green.ink,
    critical: vars.status.red.ink,
    onShell: vars.accent.onShell,
    onShellMuted: vars.accent.onShellMuted,
  },
  (color) => inUi({ color }),
);
export const align = styleVariants({
  start: inUi({ textAlign: 'start' }),
  center: inUi({ textAlign: 'center' }),
  end: inUi({ textAlign: 'end' }),
});
export const tabular = style(inUi({ fontVariantNumeric: 'tabular-nums' }));
export const nowrap = style(inUi({ whiteSpace: onOneLine }));
export const preservingLines = style(inUi({ whiteSpace: 'pre-line' }));
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
export const truncated = style(inUi({ display: 'block', ...ellipsis, whiteSpace: onOneLine }));
// A link that is all there is ends with an ellipsis itself, so that nothing cuts off its focus ring. Words beside it
// would not be cut off, and `:only-child` does not see them: there must be none.
const link = ':is(a, button):only-child';
globalStyle(`${truncated}:has(> ${link})`, inUi({ overflow: 'visible' }));
globalStyle(
  `${truncated} > ${link}`,
  inUi({ display: 'inline-block', maxInlineSize: '100%', ...ellipsis, whiteSpace: 'inherit', verticalAlign: 'bottom' }),
);
const clamp = (lines: number) =>
  inUi({ display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical', overflow: 'hidden' });
export const lines = styleVariants({ 2: clamp(2), 3: clamp(3), 4: clamp(4) });
