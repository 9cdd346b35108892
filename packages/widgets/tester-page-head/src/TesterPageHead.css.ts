import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

/** Wide enough for words and medium side by side, whatever the window: previews are narrower than it. */
const wide = '(min-width: 640px)';

export const frame = style(inWidgets({ containerType: 'inline-size' }));

export const band = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    alignItems: 'center',
    padding: `${vars.space[6]} ${vars.layout.pageGutterPhone}`,
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    background: vars.accent.tint,
    color: vars.text.primary,
    '@container': { [wide]: { padding: `${vars.space[8]} ${vars.layout.pageGutter}` } },
  }),
);

export const withMedium = style(
  inWidgets({
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)', gap: vars.space[8] } },
  }),
);

/** Staff write the words: long ones break instead of running into the medium. */
export const words = style(inWidgets({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' }));

export const title = style(
  inWidgets({ ...typography('title'), '@container': { [wide]: { ...typography('displaySmall') } } }),
);

export const text = style(
  inWidgets({ maxInlineSize: '60ch', margin: 0, color: vars.text.secondary, whiteSpace: 'pre-line' }),
);

export const medium = style(
  inWidgets({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  }),
);

/** A banner of a picture alone takes the width. */
export const alone = style(inWidgets({ aspectRatio: 'auto', maxBlockSize: '320px' }));
