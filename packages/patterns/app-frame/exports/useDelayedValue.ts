'use client';

export { AUTH_STATE_DELAY, useDelayedValue } from '../src/useDelayedValue.ts';
