'use client';

export { StaleNotice, type StaleNoticeProps } from '../src/StaleNotice/StaleNotice.tsx';
