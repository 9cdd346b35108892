import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const badge = style(inUi({ position: 'relative', display: 'inline-grid', flex: 'none' }));

export const corner = style(
  inUi({
    position: 'absolute',
    insetBlockStart: '-7px',
    insetInlineStart: 'calc(100% - 8px)',
    display: 'grid',
    pointerEvents: 'none',
  }),
);
