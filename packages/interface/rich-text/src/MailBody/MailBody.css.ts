import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { focusRing } from '@resonanz/tokens/mixins';

const inUi = inLayer('ui');

/** A sheet of paper in either theme: senders write for white. */
export const frame = style(
  inUi({
    display: 'block',
    inlineSize: '100%',
    // Lines of the sheet (15 px, 1.5 high) and its padding.
    blockSize: 'calc(var(--rows) * 22.5px + 34px)',
    minBlockSize: '5rem',
    resize: 'vertical',
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: vars.radius.panel,
    background: '#fff',
    colorScheme: 'light',
    ':focus-visible': focusRing,
  }),
);
