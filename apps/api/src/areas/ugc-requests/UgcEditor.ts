import type { CallContext } from '../../platform/operations/area.ts';

/** Who changes a request. */
export type UgcEditor = Pick<CallContext, 'user' | 'services' | 'audit'>;
