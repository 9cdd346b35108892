import { resolve } from 'node:path';

/** The root folder of the workspace. */
export const root = resolve(import.meta.dirname, '../../../..');
