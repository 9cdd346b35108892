import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { echoLine, focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

export const list = style(inWidgets({ listStyle: 'none', margin: 0, padding: 0, paddingBlock: '10px' }));
export const item = style(
  inWidgets({
    position: 'relative',
    color: vars.text.secondary,
    selectors: {
      '&[data-state=now]': {
        background: vars.accent.tint,
        color: vars.accent.ink,
        fontWeight: vars.type.bodyStrong.weight,
      },
      '&[data-state=now]::before': echoLine(),
    },
  }),
);
export const page = style(
  inWidgets({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    inlineSize: '100%',
    minBlockSize: '42px',
    paddingBlock: vars.space[3],
    paddingInline: `${vars.space[8]} ${vars.space[7]}`,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);
export const button = style(
  inWidgets({
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontStretch: 'inherit',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
  }),
);
export const dot = style(
  inWidgets({
    ...typography('micro'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    border: `1.5px solid ${vars.border.control}`,
    borderRadius: vars.radius.round,
    background: vars.surface.base,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state=done] &': {
        background: vars.accent.solid,
        borderColor: vars.accent.solid,
        color: vars.accent.onSolid,
      },
      '[data-state=now] &': { border: `2px solid ${vars.accent.line}` },
    },
  }),
);
