import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inWidgets = (rule: StyleRule): StyleRule => ({ '@layer': { [layer.widgets]: rule } });

/** Lines between the entries reach from edge to edge of the dialog. */
export const list = style(
  inWidgets({ display: 'grid', listStyle: 'none', marginBlock: '-20px', marginInline: '-20px', padding: 0 }),
);

export const entry = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '12px',
    rowGap: '4px',
    paddingBlock: '16px',
    paddingInline: '20px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.default}` } },
    '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);

/** What follows the icon: title, then description and due date below it. */
export const words = style(
  inWidgets({ display: 'grid', gap: '4px', minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }),
);

export const due = style(inWidgets({ display: 'flex', alignItems: 'center', gap: '6px' }));

/** On a phone the tag stands below the words, so that they keep their width. */
export const tag = style(inWidgets({ '@media': { [media.phone]: { gridColumn: '2', justifySelf: 'start' } } }));

export const loading = style(inWidgets({ display: 'grid', placeItems: 'center', minBlockSize: '120px' }));

/** Takes the room before the buttons, and on a phone a line of its own. */
export const hint = style(
  inWidgets({ flex: '1 1 180px', alignSelf: 'center', '@media': { [media.phone]: { flexBasis: '100%' } } }),
);
