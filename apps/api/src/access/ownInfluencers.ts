import { isManagement } from '@resonanz/domain/roles';
import { type RawBuilder, sql } from 'kysely';
import type { CallUser } from './CallUser.ts';

/** The condition on influencers, named `i` in the statement, that a user may see; undefined when it is all of them. A management sees those of its own company only. */
export function ownInfluencers(viewer: CallUser): RawBuilder<boolean> | undefined {
  return isManagement(viewer.roleId) ? sql<boolean>`i.management = ${viewer.companyName ?? ''}` : undefined;
}
