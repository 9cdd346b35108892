import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { focusRing } from '@resonanz/tokens/mixins';
import { style } from '@vanilla-extract/css';

const inUi = inLayer('ui');

/** A sheet of paper in either theme: senders write for white. */
export const frame = style(
  inUi({
    display: 'block',
    inlineSize: '100%',
    blockSize: '28rem',
    minBlockSize: '8rem',
    resize: 'vertical',
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: vars.radius.panel,
    background: '#fff',
    colorScheme: 'light',
    ':focus-visible': focusRing,
  }),
);
