import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { pageInset } from '@resonanz/tokens/mixins';
import { inFeatures } from '../inFeatures.ts';

export const bar = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.border.default}`,
    ...pageInset,
  }),
);

export const questionnaire = style(
  inFeatures({ inlineSize: '260px', '@media': { [media.phone]: { inlineSize: '100%' } } }),
);

/** Takes the rest of the line, so that the choices stand beside each other. */
export const traits = style(inFeatures({ flex: '1 1 260px', minInlineSize: 0 }));

export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    ...pageInset,
  }),
);

export const notice = style(inFeatures({ paddingBlock: vars.space[4], ...pageInset }));

export const choices = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  }),
);

export const search = style(inFeatures({ maxInlineSize: '320px' }));

/** Texts keep the line breaks they were written with. */
export const text = style(inFeatures({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
