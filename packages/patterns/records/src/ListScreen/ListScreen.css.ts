import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { gutter } from '../ExportBar/ExportBar.css.ts';
import { inPatterns } from '../inPatterns.ts';

/** Takes the room the page leaves and scrolls within, down to a height below which the page scrolls instead. */
export const screen = style(
  inPatterns({
    display: 'flex',
    flex: '1 1 0',
    minBlockSize: '420px',
    minInlineSize: 0,
    '@media': { [media.belowDesktop]: { display: 'block', minBlockSize: 0 } },
  }),
);

/** A list without a filter panel keeps the page's gutter. */
export const alone = style(
  inPatterns({
    vars: { [gutter]: vars.layout.pageGutter },
    '@media': { [media.phone]: { vars: { [gutter]: vars.layout.pageGutterPhone } } },
  }),
);

const roomForTags = (tag: string, link: string) =>
  `calc(2 * ${vars.space[4]} + ${tag} + ${vars.space[3]} + ${link} + 1px)`;

/** Keeps room for one line of tags and the link below while they are on their way, so that the table stays where it is. */
export const filtersInForce = style(
  inPatterns({
    minBlockSize: roomForTags('26px', vars.size.targetMin),
    '@media': { [media.phone]: { minBlockSize: roomForTags('36px', vars.size.targetTouch) } },
  }),
);

/** The bar above the rows; what is said of a selection stands over it, so that the rows stay where they are. */
export const tools = style(inPatterns({ position: 'relative' }));
/** A selection bar; it is not drawn without a selection. */
const bar = '> [role="group"]';
export const overTools = style(
  inPatterns({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    selectors: { [`&:not(:has(${bar}))`]: { display: 'none' } },
  }),
);
/** Filters that are out of sight can be opened beside a selection, too. */
export const filterOverTools = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: vars.space[5],
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.accent.tint,
  }),
);
// What is covered is out of the keyboard's way, too.
globalStyle(`${tools}:has(> ${overTools} ${bar}) > :first-child`, inPatterns({ visibility: 'hidden' }));

/** Keeps room for the line of pages while it is on its way. */
export const pages = style(inPatterns({ minBlockSize: '52px' }));
export const alert = style(inPatterns({ padding: vars.space[6] }));
