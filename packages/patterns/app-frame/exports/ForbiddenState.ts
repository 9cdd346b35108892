'use client';

export { ForbiddenState, type ForbiddenStateProps } from '../src/MessagePage/ForbiddenState.tsx';
