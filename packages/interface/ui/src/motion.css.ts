import { keyframes } from '@vanilla-extract/css';

/** Fades in. */
export const appear = keyframes({ from: { opacity: 0 } });

/** Fades out. */
export const vanish = keyframes({ to: { opacity: 0 } });

/** Turns once around. */
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
