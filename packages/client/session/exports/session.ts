export { createSession, type Session, type SessionOptions } from '../src/createSession.ts';
export type { EndReason, PermissionTree, Region, SessionState, SessionUser } from '../src/sessionState.ts';
export { STORAGE_KEYS, writeActiveTab, writeStartPage, type StorageKey } from '../src/storage.ts';
