'use client';

export { useAttempt } from '../src/useAttempt/useAttempt.ts';
