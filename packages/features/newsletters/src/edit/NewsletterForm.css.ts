import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');
const WIDE = '(min-width: 1280px)';

/** Form and preview beside each other where there is room. */
export const beside = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 40%)' } },
  }),
);

/** The preview stays in sight while the form is long. */
export const preview = style(
  inFeatures({
    minInlineSize: 0,
    borderBlockStart: `1px solid ${vars.border.hairline}`,
    '@media': { [WIDE]: { borderBlockStart: 'none', borderInlineStart: `1px solid ${vars.border.hairline}` } },
  }),
);
export const stays = style(inFeatures({ '@media': { [WIDE]: { position: 'sticky', insetBlockStart: 0 } } }));
