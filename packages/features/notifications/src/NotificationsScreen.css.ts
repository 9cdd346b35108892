import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inFeatures = inLayer('features');

/** As wide as a text is read with ease. */
export const list = style(
  inFeatures({
    flex: 1,
    inlineSize: '100%',
    maxInlineSize: '880px',
    paddingInline: vars.layout.pageGutter,
    paddingBlockEnd: vars.space[7],
    '@media': { [media.phone]: { paddingInline: 0 } },
  }),
);
