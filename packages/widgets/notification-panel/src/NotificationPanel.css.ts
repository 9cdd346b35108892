import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { style } from '@vanilla-extract/css';

export const head = style({
  '@layer': {
    [layer.widgets]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingBlock: '10px',
      paddingInline: '16px 8px',
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const list = style({
  '@layer': {
    [layer.widgets]: {
      maxBlockSize: vars.layout.notificationListMaxHeight,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
  },
});

export const foot = style({
  '@layer': {
    [layer.widgets]: {
      display: 'flex',
      justifyContent: 'center',
      paddingBlock: '8px',
      paddingInline: '16px',
      borderBlockStart: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const placeholder = style({
  '@layer': {
    [layer.widgets]: {
      display: 'grid',
      gridTemplateColumns: '32px 1fr',
      columnGap: '10px',
      rowGap: '8px',
      padding: '12px 18px',
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const lines = style({ '@layer': { [layer.widgets]: { display: 'grid', gap: '6px' } } });
