import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { echoLine, focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { PAGE_HEIGHT, ROW_HEIGHT } from './outlineSizes.ts';

const inWidgets = inLayer('widgets');

export const outline = style(inWidgets({ display: 'flex', flexDirection: 'column', background: vars.surface.sunken }));
export const head = style(
  inWidgets({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '57px',
    paddingBlock: vars.space[4],
    paddingInline: `${vars.space[7]} ${vars.space[5]}`,
    borderBlockEnd: `1px solid ${vars.border.default}`,
  }),
);
export const title = style(inWidgets({ flex: 1, minInlineSize: 0 }));
export const list = style(inWidgets({ position: 'relative' }));
export const questions = style(inWidgets({ listStyle: 'none', margin: 0, padding: 0 }));

const chosen = {
  '&[data-selected]': { background: vars.accent.tint, color: vars.accent.ink },
  '&[data-selected]::before': echoLine(),
  '&[data-dragged]': { opacity: 0.5 },
  '&[data-over]': { boxShadow: `inset 0 2px 0 ${vars.accent.line}` },
} as const;

export const page = style(
  inWidgets({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr)',
    alignItems: 'center',
    blockSize: `${PAGE_HEIGHT}px`,
    paddingInline: `10px ${vars.space[5]}`,
    color: vars.text.secondary,
    selectors: chosen,
  }),
);
const opens = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
} as const;
export const openPage = style(inWidgets({ ...opens, ...typography('label') }));
export const pageNumber = style(inWidgets({ flex: 'none', color: vars.text.muted }));

export const row = style(
  inWidgets({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr)',
    alignItems: 'center',
    boxSizing: 'border-box',
    blockSize: `${ROW_HEIGHT}px`,
    // Room for the lines of the branching.
    paddingInline: '10px 46px',
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    color: vars.text.primary,
    selectors: chosen,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([data-selected])': { background: vars.surface.hover } } },
    },
  }),
);
export const open = style(
  inWidgets({
    ...opens,
    ...typography('dense'),
    selectors: { ...opens.selectors, '[data-selected] > &': { fontWeight: vars.type.denseStrong.weight } },
  }),
);
export const number = style(
  inWidgets({
    flex: 'none',
    minInlineSize: '22px',
    textAlign: 'end',
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-selected] &': { color: 'inherit' } },
  }),
);
export const words = style(
  inWidgets({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const required = style(
  inWidgets({ flex: 'none', color: vars.accent.ink, fontWeight: vars.type.bodyStrong.weight }),
);
export const wrong = style(inWidgets({ display: 'inline-flex', flex: 'none', color: vars.status.red.dot }));
export const foot = style(inWidgets({ padding: vars.space[4] }));
export const note = style(
  inWidgets({
    ...typography('caption'),
    margin: 0,
    paddingBlock: `${vars.space[2]} ${vars.space[5]}`,
    paddingInline: vars.space[7],
    color: vars.text.muted,
  }),
);
export const arcs = style(
  inWidgets({
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlock: 0,
    inlineSize: '44px',
    blockSize: '100%',
    overflow: 'hidden',
    pointerEvents: 'none',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);
export const arc = style(
  inWidgets({
    stroke: vars.border.control,
    strokeWidth: 1.5,
    selectors: { '&[data-selected]': { stroke: vars.accent.line, strokeWidth: 2 } },
  }),
);
