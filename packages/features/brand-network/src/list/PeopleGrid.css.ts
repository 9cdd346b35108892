import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

/** Scrolls between bar and pages where the list has the height of the window. */
export const room = style(
  inFeatures({
    flex: '1 1 0',
    minBlockSize: 0,
    overflow: 'auto',
    padding: vars.space[6],
    '@media': { [media.belowDesktop]: { flex: 'none', overflow: 'visible' }, [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);
export const grid = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 216px), 1fr))',
    gap: vars.space[6],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  }),
);
export const item = style(inFeatures({ minInlineSize: 0 }));
export const blank = style(inFeatures({ display: 'grid', alignContent: 'start', gap: vars.space[5], padding: vars.space[6], border: `1px solid ${vars.border.hairline}`, borderRadius: vars.radius.control }));
export const picture = style(inFeatures({ aspectRatio: '4 / 3', borderRadius: vars.radius.control, background: vars.surface.sunken }));
