import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '../src/platform/jobs/openJobs.ts';
import { type ScheduledWork, Scheduler } from '../src/platform/jobs/Scheduler.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { createTestDatabase, type TestDatabase } from './kit/testDatabase.ts';

const noon = { now: () => new Date('2026-07-01T10:00:00Z') };
const beforeSeven = { now: () => new Date('2026-07-01T04:00:00Z') };

describeOnEachDatabase('scheduled work', (kind) => {
  let database: TestDatabase;
  const servers: PgBoss[] = [];
  const lines: string[] = [];
  const log = pino(
    { level: 'warn' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    for (let count = 0; count < 2; count += 1) servers.push(await openJobs(database.connection, log, true));
  }, 120_000);
  afterAll(async () => {
    for (const jobs of servers) await jobs.stop({ graceful: false });
    await database.remove();
  });

  /** Starts the same work on both servers. */
  const startOnBoth = (work: readonly ScheduledWork[], clock = noon) =>
    Promise.all(servers.map((jobs) => Scheduler.start(jobs, work, clock, log)));
  const stopAll = (schedulers: readonly Scheduler[]) => Promise.all(schedulers.map((each) => each.stop(5_000)));

  test('work of today that is overdue is done at the start, once on two servers and after a restart', async () => {
    let runs = 0;
    const work = [{ name: 'overdue', cron: '0 7 * * *', run: async () => (runs += 1) }];
    await stopAll(
      await startOnBoth(work).then(async (schedulers) => {
        await expect.poll(() => runs).toBe(1);
        return schedulers;
      }),
    );
    const again = await startOnBoth(work);
    await delay(1_500);
    await stopAll(again);
    expect(runs).toBe(1);
  });

  test('work whose time is still to come waits for it', async () => {
    let runs = 0;
    const schedulers = await startOnBoth(
      [{ name: 'later', cron: '0 7 * * *', run: async () => (runs += 1) }],
      beforeSeven,
    );
    await delay(1_500);
    await stopAll(schedulers);
    expect(runs).toBe(0);
  });

  test('the schedule is in Berlin time, and schedules of earlier versions are removed', async () => {
    const [jobs] = servers;
    await stopAll(await startOnBoth([{ name: 'gone', cron: '* * * * *', run: async () => undefined }]));
    await stopAll(await startOnBoth([{ name: 'stays', cron: '5 4 * * *', run: async () => undefined }], beforeSeven));
    const schedules = (await jobs?.getSchedules()) ?? [];
    expect(schedules.map(({ name, cron, timezone }) => ({ name, cron, timezone }))).toEqual([
      { name: 'stays', cron: '5-59/10 4-23 * * *', timezone: 'Europe/Berlin' },
    ]);
  });

  test('work that fails is logged and waits for its next try', async () => {
    const [jobs] = servers;
    const failing = async () => {
      throw new Error('away');
    };
    const schedulers = await startOnBoth([{ name: 'failing', cron: '0 7 * * *', run: failing }]);
    await expect.poll(() => lines.join('')).toContain('"work":"failing","attempt":1');
    await expect.poll(async () => (await jobs?.findJobs('failing', {}))?.map(({ state }) => state)).toEqual(['retry']);
    await stopAll(schedulers);
  });

  test('a retry that comes after its day leaves the work to the new day', async () => {
    let runs = 0;
    const longAfter = { now: () => new Date('2100-01-01T12:00:00Z') };
    const schedulers = await startOnBoth(
      [{ name: 'yesterday', cron: '0 7 * * *', run: async () => (runs += 1) }],
      longAfter,
    );
    await expect.poll(() => lines.join('')).toContain('"work":"yesterday"');
    await stopAll(schedulers);
    expect(runs).toBe(0);
  });

  test('frequent work that failed is called an error, and leaves nothing among the failed', async () => {
    const [jobs] = servers;
    const work: ScheduledWork = {
      name: 'frequent',
      cron: '* * * * *',
      run: async () => {
        throw new Error('gone for good');
      },
    };
    const schedulers = await startOnBoth([work]);
    await jobs?.send('frequent', {});
    await expect.poll(() => lines.find((line) => line.includes('"work":"frequent"'))).toContain('"level":50');
    const { rows } = await sql`select 1 from jobs.job where name = 'failed-work'`.execute(database.connection.db);
    expect(rows).toEqual([]);
    await stopAll(schedulers);
  });
});
