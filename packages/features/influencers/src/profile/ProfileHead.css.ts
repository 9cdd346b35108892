import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

export const head = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[5]} 20px`,
    paddingBlock: '20px 14px',
    paddingInline: vars.layout.pageGutter,
    '@media': {
      [media.belowDesktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      [media.phone]: { paddingBlock: '16px 12px', paddingInline: vars.layout.pageGutterPhone },
    },
  }),
);
export const picture = style(inFeatures({ '@media': { [media.phone]: { zoom: '75%', alignSelf: 'start' } } }));
export const words = style(inFeatures({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px', overflowWrap: 'anywhere' }),
);
export const seal = style(
  inFeatures({
    ...typography('denseStrong'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.accent.ink,
  }),
);
export const quiet = style(
  inFeatures({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], color: vars.text.secondary }),
);
export const actions = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } },
  }),
);
/** The heart has one size, made for rows; in the head it is as high as the buttons beside it. */
export const heart = style(inFeatures({ display: 'inline-flex', zoom: '133%' }));
/** On phones each button with words has a line of its own, which it shares with icons alone. */
export const wide = style(inFeatures({ display: 'grid', '@media': { [media.phone]: { flex: '1 1 55%' } } }));
export const notice = style(
  inFeatures({
    paddingInline: vars.layout.pageGutter,
    paddingBlockEnd: vars.space[5],
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);
