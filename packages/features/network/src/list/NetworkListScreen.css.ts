import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inFeatures } from '../inFeatures.ts';

/** Scrolls between bar and pages where the list has the height of the window. */
export const room = style(
  inFeatures({
    flex: '1 1 0',
    minBlockSize: 0,
    overflow: 'auto',
    padding: vars.space[6],
    '@media': {
      [media.belowDesktop]: { flex: 'none', overflow: 'visible' },
      [media.phone]: { paddingInline: vars.layout.pageGutterPhone },
    },
  }),
);

/** As wide as the longest order, so that it stands beside the other tools of the bar instead of taking a line. */
export const order = style(inFeatures({ inlineSize: '216px' }));
