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

export const person = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 }),
);
export const words = style(inFeatures({ display: 'block', minInlineSize: 0 }));
export const nameLine = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 }),
);
export const seal = style(inFeatures({ position: 'relative', display: 'inline-flex', flex: 'none' }));
const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const shortened = {
  narrow: style(inFeatures({ ...cut, maxInlineSize: '80px' })),
  wide: style(inFeatures({ ...cut, maxInlineSize: '160px' })),
};
