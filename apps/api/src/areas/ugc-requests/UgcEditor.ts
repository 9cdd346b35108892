import type { Call } from '../../platform/operations/area.ts';

/** Who changes a request. */
export type UgcEditor = Pick<Call<'logout'>, 'user' | 'services' | 'audit'>;
