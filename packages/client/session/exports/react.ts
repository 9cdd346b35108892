'use client';

export {
  SessionProvider,
  useSession,
  useSessionClient,
  useSessionObject,
  type SessionProviderProps,
  type SessionValue,
} from '../src/react.tsx';
export { useMay } from '../src/useMay.ts';
export { useActiveTab, useUnreadMail } from '../src/useTabValues.ts';
