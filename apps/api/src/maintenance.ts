import { sql } from 'kysely';
import { clearExpiredAccounts } from './areas/accounts/door.ts';
import type { Connection } from './platform/database/connect.ts';
import { foldWrites } from './platform/database/watchWrites.ts';
import type { AreaJob } from './platform/operations/AreaJob.ts';
import { answerLifetimeHours } from './platform/operations/once.ts';
import type { Clock } from './platform/runtime/Clock.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Deletes what nobody can use any more: tokens, sessions without one, counted log-ins, delivered events, answers stored
 * for repeated writes.
 */
export async function clearExpired({ db }: Connection, clock: Clock): Promise<void> {
  const ago = (ms: number): string => new Date(clock.now().getTime() - ms).toISOString();
  await db.deleteFrom('live_events').where('created_at', '<', ago(minute)).execute();
  await db.deleteFrom('login_attempts').where('at', '<', ago(hour)).execute();
  await clearExpiredAccounts(db, clock.now());
  await db
    .deleteFrom('repeatable_calls')
    .where('at', '<', ago(answerLifetimeHours * hour))
    .execute();
  await db
    .deleteFrom('refresh_tokens')
    .where('expires_at', '<', ago(24 * hour))
    .execute();
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', ago(30 * 24 * hour))
    .where((builder) =>
      builder.not(
        builder.exists(
          builder
            .selectFrom('refresh_tokens')
            .select('refresh_tokens.hash')
            .whereRef('refresh_tokens.session_id', '=', 'sessions.id'),
        ),
      ),
    )
    .execute();
}

/** Regular upkeep: clears what has expired and, where the engine does not do so itself, vacuums. */
export const maintenanceJobs = (connection: Connection): readonly AreaJob[] => [
  { name: 'expired', cron: '*/10 * * * *', run: ({ clock }) => clearExpired(connection, clock) },
  { name: 'writes', cron: '15 */6 * * *', run: () => foldWrites(connection.db) },
  ...(connection.kind === 'embedded'
    ? [{ name: 'vacuum', cron: '45 */6 * * *', run: () => sql`vacuum (analyze)`.execute(connection.db) }]
    : []),
];
