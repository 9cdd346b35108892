import type { ModuleName } from '@resonanz/domain/permissions';
import type { CallUser } from '../../platform/access/CallUser.ts';

/** Models and creators: one sheet, two modules. */
export type PersonKind = 'model' | 'creator';

/** Where a kind has its rights. */
export const moduleOf: Readonly<Record<PersonKind, ModuleName>> = { model: 'Models', creator: 'Creator' };

/** The rule of a kind's rows. */
export const rowsOf = { model: 'models', creator: 'creators' } as const satisfies Readonly<Record<PersonKind, string>>;

/** Whether the caller sees fields hidden from viewers: birthday, address and prices. */
export const readsAll = (user: CallUser, kind: PersonKind): boolean => user.may(moduleOf[kind], 'edit');
