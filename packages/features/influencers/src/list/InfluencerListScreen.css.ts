import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inFeatures } from '../inFeatures.ts';

/** Beside a filter panel the gutter is that of a nested pane. */
export const pane = style(
  inFeatures({
    display: 'contents',
    vars: { [vars.layout.pageGutter]: vars.space[6] },
    '@media': { [media.belowDesktop]: { vars: { [vars.layout.pageGutter]: vars.layout.pageGutterPhone } } },
  }),
);
