import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

export const channels = style({
  '@layer': { [layer.widgets]: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '12px' } },
});

export const faces = style({
  '@layer': { [layer.widgets]: { display: 'flex', alignItems: 'center', paddingInlineStart: '6px' } },
});

export const face = style({
  '@layer': {
    [layer.widgets]: {
      marginInlineStart: '-6px',
      borderRadius: vars.radius.round,
      boxShadow: `0 0 0 2px ${vars.surface.raised}`,
    },
  },
});

/** Room for the open list, so that it does not cover the buttons. */
export const body = style({
  '@layer': {
    [layer.widgets]: {
      display: 'grid',
      alignContent: 'start',
      gap: '16px',
      minBlockSize: '352px',
      '@media': { [media.phone]: { minBlockSize: '400px' } },
    },
  },
});

export const collisions = style({ '@layer': { [layer.widgets]: { listStyle: 'disc', paddingInlineStart: '18px' } } });

export const loading = style({ '@layer': { [layer.widgets]: { display: 'flex', alignItems: 'center', gap: '8px' } } });

/** Words about keys, for those who have some. */
export const keys = style({ '@layer': { [layer.widgets]: { '@media': { [media.coarse]: { display: 'none' } } } } });
