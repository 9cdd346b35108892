'use client';

export { ApiProvider, useApi, type ApiProviderProps } from '../src/react.tsx';
export { useListPage } from '../src/useListPage.ts';
export { useErrorText, type SayError } from '../src/useErrorText.ts';
