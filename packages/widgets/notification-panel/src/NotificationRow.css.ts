import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { echoLine, focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

export const row = style({
  '@layer': {
    [layer.widgets]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
      selectors: {
        '&[data-unread]': { background: vars.accent.tint },
        '&[data-unread]::before': { ...echoLine(), zIndex: 1 },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover': { background: vars.surface.hover },
            '&[data-unread]:hover': { background: vars.accent.tintStrong },
          },
        },
      },
    },
  },
});

export const open = style({
  '@layer': {
    [layer.widgets]: {
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr)',
      columnGap: '10px',
      rowGap: '2px',
      paddingBlock: '10px',
      paddingInline: '18px 4px',
      border: 0,
      background: 'none',
      color: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' } },
    },
  },
});

export const still = style({ '@layer': { [layer.widgets]: { cursor: 'default' } } });

export const icon = style({
  '@layer': {
    [layer.widgets]: {
      gridRow: '1 / 4',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '32px',
      blockSize: '32px',
      borderRadius: vars.radius.round,
      background: vars.surface.pressed,
      color: vars.text.secondary,
      selectors: {
        [`${row}[data-unread] &`]: { background: vars.accent.tintStrong, color: vars.accent.ink },
      },
    },
  },
});

export const subject = style({
  '@layer': {
    [layer.widgets]: {
      ...typography('denseStrong'),
      gridColumn: 2,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const message = style({
  '@layer': {
    [layer.widgets]: {
      ...typography('dense'),
      gridColumn: 2,
      color: vars.text.secondary,
      display: '-webkit-box',
      WebkitLineClamp: 3,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
  },
});
globalStyle(`${message} :is(b, strong)`, {
  '@layer': { [layer.widgets]: { fontWeight: 620, color: vars.text.primary } },
});

export const time = style({
  '@layer': {
    [layer.widgets]: { ...typography('caption'), gridColumn: 2, color: vars.text.muted },
  },
});

export const remove = style({
  '@layer': {
    [layer.widgets]: {
      padding: '8px 8px 0 0',
      '@media': {
        [media.hover]: {
          opacity: 0,
          selectors: { [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 } },
        },
      },
    },
  },
});
