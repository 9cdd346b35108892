import { keyOf } from './savedWork.ts';

/** Whether work of a user that is not saved yet is on this device. */
export const hasSavedWork = (userId: number): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(keyOf(userId, '')));
