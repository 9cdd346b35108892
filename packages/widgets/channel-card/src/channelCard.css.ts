import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer, layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { focusEdge } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');
const width = createContainer();
/** From here on there is room for price and actions in one line. */
const ROOMY = '(min-width: 380px)';

export const card = style(
  inWidgets({
    containerType: 'inline-size',
    containerName: width,
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[5],
    blockSize: '100%',
    padding: vars.space[6],
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: vars.radius.control,
    background: vars.surface.base,
    color: vars.text.primary,
    // The link of the name covers the card; its focus is the card's, and inside of it, since a grid paints nothing
    // around a card.
    selectors: {
      '&:has(h2 a:focus-visible, h3 a:focus-visible, h4 a:focus-visible)': {
        ...focusEdge,
        outlineOffset: '-2px',
        boxShadow: 'none',
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:has(h2 a, h3 a, h4 a):hover': { borderColor: vars.border.strong } } },
    },
  }),
);

/** With a large picture the buttons of cards in a row stand in one line at the bottom. */
export const portrayed = style(inWidgets({ display: 'flex', flexDirection: 'column' }));
export const last = style(inWidgets({ marginBlockStart: 'auto' }));

export const inactive = style(inWidgets({ background: vars.surface.sunken, color: vars.text.secondary }));

export const head = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space[5],
    alignItems: 'start',
  }),
);

export const about = style(inWidgets({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }));

/** A name without anything below stands at half the height of its picture. */
export const alone = style(inWidgets({ alignSelf: 'center' }));

export const name = style(
  inWidgets({
    ...typography('subsection'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
  }),
);
export const nameWords = style(inWidgets({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }));
globalStyle(`${nameWords} a::after`, {
  '@layer': { [layer.widgets]: { content: "''", position: 'absolute', inset: 0 } },
});
globalStyle(`${nameWords} a:focus-visible`, { '@layer': { [layer.widgets]: { outline: 'none', boxShadow: 'none' } } });

export const seal = style(inWidgets({ display: 'inline-grid', flex: 'none' }));
export const detail = style(inWidgets({ ...typography('dense'), color: vars.text.muted, overflowWrap: 'anywhere' }));

/** What can be pressed beside the name lies above its link. */
export const above = style(
  inWidgets({ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }),
);

export const foot = style(
  inWidgets({
    display: 'grid',
    gap: vars.space[4],
    alignItems: 'end',
    '@container': { [`${width} ${ROOMY}`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

export const price = style(
  inWidgets({
    ...typography('bodyStrong'),
    display: 'grid',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const priceUnknown = style(inWidgets({ ...typography('body'), color: vars.text.secondary }));
export const caption = style(inWidgets({ ...typography('caption'), color: vars.text.muted }));
