'use client';

export {
  SessionProvider,
  useActiveTab,
  useMay,
  useSession,
  useSessionClient,
  useSessionObject,
  useUnreadMail,
  type SessionProviderProps,
  type SessionValue,
} from '../src/react.tsx';
