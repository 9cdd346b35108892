import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { style } from '@vanilla-extract/css';

export const head = style({
  '@layer': {
    [layer.widgets]: {
      display: 'flex',
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
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
      '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
    },
  },
});

export const inactive = style({ '@layer': { [layer.widgets]: { opacity: 0.55, filter: 'grayscale(1)' } } });

export const name = style({
  '@layer': {
    [layer.widgets]: {
      ...typography('denseStrong'),
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
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
      gap: '8px',
      padding: '12px',
      borderBlockStart: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const loading = style({ '@layer': { [layer.widgets]: { display: 'grid', placeItems: 'center', padding: '24px' } } });
