'use client';

export { useNotifier, type Notifier } from '../src/Toasts/useNotifier.ts';
