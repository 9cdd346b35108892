import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

const COLUMN = '760px';

export const page = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    background: vars.surface.base,
    color: vars.text.primary,
  }),
);

export const header = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[5],
    minBlockSize: '72px',
    paddingInline: '40px',
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    '@media': { [media.phone]: { minBlockSize: '60px', paddingInline: vars.space[5] } },
  }),
);
export const logo = style(inFeatures({ display: 'block' }));

export const main = style(
  inFeatures({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[8],
    inlineSize: '100%',
    maxInlineSize: COLUMN,
    marginInline: 'auto',
    paddingBlock: '40px 64px',
    paddingInline: vars.space[6],
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
    '@media': { [media.phone]: { paddingBlock: '24px 40px', paddingInline: vars.space[5], gap: vars.space[7] } },
  }),
);

export const head = style(inFeatures({ display: 'grid', gap: vars.space[3] }));

/** The contract on its sheet. */
export const sheet = style(
  inFeatures({
    padding: vars.space[7],
    background: vars.surface.raised,
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: vars.radius.panel,
    '@media': { [media.phone]: { padding: vars.space[5] } },
  }),
);

/** A typed name as it will stand below the contract. */
export const typed = style(
  inFeatures({
    ...typography('title'),
    fontStyle: 'italic',
    minBlockSize: '56px',
    paddingBlockEnd: vars.space[3],
    borderBlockEnd: `1px dashed ${vars.border.strong}`,
    maxInlineSize: '600px',
    overflowWrap: 'anywhere',
  }),
);
