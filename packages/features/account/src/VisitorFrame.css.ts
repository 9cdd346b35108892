import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';

export const links = style({ '@layer': { [layer.features]: { display: 'flex', alignItems: 'center', gap: '28px' } } });

/** As wide as the page of a tester. */
export const page = style({
  '@layer': {
    [layer.features]: {
      inlineSize: '100%',
      maxInlineSize: `calc(1200px + 2 * ${vars.layout.pageGutter})`,
      marginInline: 'auto',
    },
  },
});
