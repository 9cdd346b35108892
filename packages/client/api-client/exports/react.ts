'use client';

export { ApiProvider, useApi, type ApiProviderProps } from '../src/react.tsx';
export { useErrorText, type SayError } from '../src/useErrorText.ts';
