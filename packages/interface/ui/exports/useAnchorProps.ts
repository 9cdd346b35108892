'use client';

export { useAnchorProps } from '../src/LocaleProvider/navigation.ts';
