import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';

/**
 * In the dark theme hairlines, skeletons and icon grounds have the colour of raised ground; here they stand one step
 * above it.
 */
export const ground = style({
  '@layer': {
    [layer.widgets]: {
      display: 'contents',
      selectors: {
        "[data-theme='dark'] &": {
          vars: {
            [vars.border.hairline]: vars.border.default,
            [vars.surface.pressed]: vars.border.default,
            [vars.skeleton.base]: vars.border.default,
          },
        },
      },
    },
  },
});

export const head = style({
  '@layer': {
    [layer.widgets]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flex: 'none',
      paddingBlock: '12px 10px',
      paddingInline: '16px 8px',
      borderBlockEnd: `1px solid ${vars.border.hairline}`,
    },
  },
});

export const foot = style({
  '@layer': {
    [layer.widgets]: {
      display: 'flex',
      flexWrap: 'wrap',
      flex: 'none',
      justifyContent: 'center',
      columnGap: vars.space[6],
      paddingBlock: '8px',
      paddingInline: '16px',
      borderBlockStart: `1px solid ${vars.border.hairline}`,
      ':empty': { display: 'none' },
    },
  },
});
