'use client';

export { useFormSend, type FormSendOptions } from '../src/connected/useFormSend.ts';
