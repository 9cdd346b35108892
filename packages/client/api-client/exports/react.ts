'use client';

export { ApiProvider, useApi, type ApiProviderProps } from '../src/react.tsx';
