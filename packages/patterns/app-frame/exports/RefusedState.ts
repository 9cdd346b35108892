'use client';

export { RefusedState, type RefusedStateProps } from '../src/MessagePage/RefusedState.tsx';
