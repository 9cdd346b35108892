import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inWidgets = inLayer('widgets');

/** Takes the room beside the buttons, on phones a line of its own. */
export const missing = style(
  inWidgets({
    flex: '1 1 auto',
    alignSelf: 'center',
    '@media': { [media.phone]: { selectors: { '&:not(:empty)': { flexBasis: '100%' } } } },
  }),
);

/** A field with a button at its end. */
export const subject = style(
  inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[4], alignItems: 'end' }),
);

export const preview = style(
  inWidgets({
    display: 'grid',
    gap: vars.space[5],
    padding: vars.space[5],
    border: `${vars.line.hairline} solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    overflowWrap: 'anywhere',
  }),
);

/** As high as an editor with six lines, so that nothing jumps when it is there. */
export const waiting = style(
  inWidgets({ display: 'grid', gap: vars.space[4], alignContent: 'start', minBlockSize: '220px' }),
);

export const problems = style(inWidgets({ margin: 0, paddingInlineStart: vars.space[5] }));
