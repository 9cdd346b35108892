'use client';

export { SessionProvider, useMay, useSession, useSessionObject, type SessionProviderProps, type SessionValue } from '../src/react.tsx';
