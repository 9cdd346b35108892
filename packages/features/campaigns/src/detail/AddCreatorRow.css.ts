import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inFeatures } from '../inFeatures.ts';

/** One line on the ground of the head; on a phone the parts stand below each other. */
export const row = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space[4],
    inlineSize: '100%',
  }),
);

export const plus = style(
  inFeatures({ display: 'inline-flex', color: vars.text.muted, '@media': { [media.phone]: { display: 'none' } } }),
);
export const text = style(inFeatures({ flex: '1 1 320px', maxInlineSize: '460px', minInlineSize: '200px' }));
export const choice = style(inFeatures({ flex: '0 1 260px', minInlineSize: '180px' }));
