export { createSession } from '../src/createSession.ts';
export type { Session, SessionOptions } from '../src/Session.ts';
export type { EndReason, PermissionTree, Region, SessionState, SessionUser } from '../src/sessionState.ts';
export { closeTodoPopup, isTodoPopupClosed, STORAGE_KEYS, type StorageKey } from '../src/storage.ts';
export { hasSavedWork } from '../src/hasSavedWork.ts';
export { saveWork, readSavedWork } from '../src/savedWork.ts';
export { readArea } from '../src/storedSession.ts';
export { readActiveTab, readUnreadMail, writeActiveTab, writeUnreadMail } from '../src/tabValues.ts';
