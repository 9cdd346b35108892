import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';

const inFeatures = inLayer('features');

export const section = style(
  inFeatures({
    padding: `${vars.space[7]} ${vars.layout.pageGutter}`,
    borderBlockEnd: `1px solid ${vars.border.default}`,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);
export const people = style(inFeatures({ maxInlineSize: vars.layout.readingMax, margin: 0, padding: `${vars.space[4]} 0 0`, listStyle: 'none' }));
export const person = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: vars.space[4],
    alignItems: 'start',
    paddingBlock: vars.space[4],
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  }),
);
