import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { style } from '@vanilla-extract/css';

export const channels = style({
  '@layer': { [layer.widgets]: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '12px' } },
});

export const faces = style({
  '@layer': { [layer.widgets]: { display: 'flex', alignItems: 'center', paddingInlineStart: '8px' } },
});

export const face = style({
  '@layer': {
    [layer.widgets]: {
      marginInlineStart: '-8px',
      borderRadius: vars.radius.round,
      boxShadow: `0 0 0 2px ${vars.surface.raised}`,
    },
  },
});

/** Room for the open list, so that the dialog does not jump. */
export const body = style({
  '@layer': { [layer.widgets]: { display: 'grid', alignContent: 'start', gap: '16px', minBlockSize: '300px' } },
});

export const collisions = style({ '@layer': { [layer.widgets]: { listStyle: 'disc', paddingInlineStart: '18px' } } });
