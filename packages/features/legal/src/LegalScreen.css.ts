import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { toastSpace } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');
const onPaper = 'print';
const readingWidth = '72ch';

export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `220px minmax(0, ${readingWidth})`,
    gap: '32px 64px',
    alignItems: 'start',
    maxInlineSize: vars.layout.contentMax,
    marginInline: 'auto',
    padding: '48px 40px 64px',
    color: vars.text.primary,
    '@media': {
      [media.belowDesktop]: { gridTemplateColumns: `minmax(0, ${readingWidth})`, rowGap: '32px' },
      [media.phone]: { padding: '24px 16px 40px' },
      [onPaper]: {
        // Paper is white in the dark theme too.
        vars: {
          [vars.text.primary]: 'black',
          [vars.text.secondary]: 'black',
          [vars.text.muted]: 'black',
          [vars.accent.ink]: 'black',
        },
        display: 'block',
        maxInlineSize: 'none',
        padding: 0,
      },
    },
  }),
);

export const head = style(
  inFeatures({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '16px 32px',
  }),
);
export const words = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    maxInlineSize: readingWidth,
    overflowWrap: 'anywhere',
    '@media': { [onPaper]: { marginBlockEnd: '18pt' } },
  }),
);
export const version = style(inFeatures({ ...typography('dense'), color: vars.text.muted }));
/** What works by script alone is not offered where none runs. */
export const needsScript = style(
  inFeatures({ '@media': { [onPaper]: { display: 'none' }, '(scripting: none)': { display: 'none' } } }),
);
export const screenOnly = style(inFeatures({ '@media': { [onPaper]: { display: 'none' } } }));

export const contents = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: '32px',
    maxBlockSize: `calc(100dvh - 64px - ${toastSpace})`,
    overflowY: 'auto',
    '@media': { [media.belowDesktop]: { position: 'static', maxBlockSize: 'none' }, [onPaper]: { display: 'none' } },
  }),
);
export const contentsTitle = style(
  inFeatures({
    ...typography('label'),
    color: vars.text.muted,
    marginBlockEnd: vars.space[3],
    paddingInlineStart: '4px',
  }),
);
export const versionsTitle = style([contentsTitle, inFeatures({ marginBlockStart: vars.space[6] })]);
export const entries = style(
  inFeatures({
    ...typography('dense'),
    display: 'grid',
    gap: vars.space[2],
    padding: '4px',
    '@media': { [media.phone]: { gap: vars.space[4] } },
  }),
);

export const text = style(inFeatures({ display: 'grid', gap: '36px', '@media': { [onPaper]: { display: 'block' } } }));
export const section = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[5],
    scrollMarginBlockStart: '24px',
    overflowWrap: 'anywhere',
    lineHeight: 1.6,
    '@media': { [onPaper]: { marginBlockEnd: '18pt', breakInside: 'avoid-page' } },
  }),
);

export const list = style(
  inFeatures({ listStyle: 'disc', display: 'grid', gap: vars.space[3], paddingInlineStart: '20px' }),
);

export const facts = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[2] } },
  }),
);
export const label = style(
  inFeatures({
    color: vars.text.secondary,
    '@media': { [media.phone]: { selectors: { '&:not(:first-child)': { marginBlockStart: vars.space[3] } } } },
  }),
);

export const table = style(inFeatures({ ...typography('dense'), inlineSize: '100%', borderCollapse: 'collapse' }));
const cell = {
  padding: '8px 12px 8px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
} as const;
export const columnHead = style(inFeatures({ ...cell, ...typography('label'), color: vars.text.secondary }));
export const column = style(inFeatures(cell));
