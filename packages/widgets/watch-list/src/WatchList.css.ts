import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

/** In the dark theme hairlines and disabled buttons have the colour of raised ground; here they stand one step above it. */
export const ground = style({
  '@layer': {
    [layer.widgets]: {
      display: 'contents',
      selectors: {
        "[data-theme='dark'] &": {
          vars: { [vars.border.hairline]: vars.border.default, [vars.surface.disabled]: vars.border.default },
        },
      },
    },
  },
});

export const head = style({
  '@layer': {
    [layer.widgets]: {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'space-between',
      minBlockSize: '44px',
      paddingBlock: '8px',
      paddingInline: '16px',
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const list = style({
  '@layer': {
    [layer.widgets]: {
      maxBlockSize: vars.layout.dropdownMaxHeight,
      minBlockSize: '88px',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
  },
});

export const row = style({
  '@layer': {
    [layer.widgets]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '12px',
      paddingBlock: '5px',
      paddingInline: '14px 12px',
      selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.border.hairline}` } },
      '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
    },
  },
});

/** The picture alone is greyed; words stay readable. */
export const inactive = style({
  '@layer': { [layer.widgets]: { display: 'inline-flex', opacity: 0.55, filter: 'grayscale(1)' } },
});

export const name = style({
  '@layer': {
    [layer.widgets]: {
      ...typography('denseStrong'),
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      selectors: { [`${row}[data-inactive] &`]: { color: vars.text.muted } },
    },
  },
});

export const channel = style({
  '@layer': {
    [layer.widgets]: {
      ...typography('caption'),
      color: vars.text.muted,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const foot = style({
  '@layer': {
    [layer.widgets]: {
      display: 'grid',
      flex: 'none',
      gap: '8px',
      padding: '12px',
      borderBlockStart: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const loading = style({
  '@layer': { [layer.widgets]: { display: 'grid', placeItems: 'center', padding: '24px' } },
});
