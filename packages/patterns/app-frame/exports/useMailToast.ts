'use client';

export { useMailToast, type ArrivedMail } from '../src/Toasts/useMailToast.tsx';
