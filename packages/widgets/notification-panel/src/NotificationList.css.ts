import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';

export const list = style({
  '@layer': {
    [layer.widgets]: {
      maxBlockSize: vars.layout.notificationListMaxHeight,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // The window keeps rows in sight itself; the browser doing so as well would move them twice.
      overflowAnchor: 'none',
      scrollbarWidth: 'thin',
    },
  },
});

export const failed = style({ '@layer': { [layer.widgets]: { padding: '16px' } } });

export const placeholder = style({
  '@layer': {
    [layer.widgets]: {
      display: 'grid',
      gridTemplateColumns: '32px 1fr',
      columnGap: '10px',
      rowGap: '8px',
      padding: '10px 18px',
      selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.border.hairline}` } },
    },
  },
});

export const lines = style({ '@layer': { [layer.widgets]: { display: 'grid', gap: '6px' } } });

/** The list of a page; it holds the focus when its last row has gone. */
export const place = style({ '@layer': { [layer.widgets]: { outline: 'none' } } });

export const older = style({
  '@layer': {
    [layer.widgets]: { display: 'flex', justifyContent: 'center', paddingBlock: '16px', ':empty': { display: 'none' } },
  },
});
