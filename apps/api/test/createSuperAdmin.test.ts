import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../src/platform/access/passwords.ts';
import { connectEmbedded } from '../src/platform/database/connect.ts';
import { repository } from '../src/settings.ts';
import { createDataFolder, shortLived } from './kit/serverProcess.ts';

describe('the command that creates a super admin', () => {
  let data: Awaited<ReturnType<typeof createDataFolder>>;
  beforeAll(async () => {
    data = await createDataFolder();
  }, 120_000);
  afterAll(() => data.remove());

  function run(email: string, input: string): { status: number | null; errors: string } {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        ...shortLived,
        'apps/api/src/commands/createSuperAdmin.ts',
        `--email=${email}`,
        '--first-name=Ada',
        '--last-name=Müller',
      ],
      { cwd: repository, input, encoding: 'utf8', env: { PATH: process.env['PATH'], RESONANZ_DATA_DIR: data.folder } },
    );
    return { status, errors: stderr };
  }

  test('creates an account that may log in, and rejects a weak password, a wrong address and a second account', async () => {
    expect(run('Chefin@Example.de', 'Geheim!2026\n')).toEqual({ status: 0, errors: '' });
    expect(run('chefin@example.de', 'Geheim!2026\n')).toEqual({
      status: 1,
      errors: 'There is already a user with the e-mail chefin@example.de.\n',
    });
    expect(run('zweite@example.de', 'geheim\n')).toEqual({
      status: 1,
      errors: 'The password needs at least 8 characters, an uppercase letter, a special character.\n',
    });
    expect(run('zweite@', 'Geheim!2026\n')).toEqual({ status: 1, errors: '"zweite@" is not an e-mail address.\n' });
    expect(run('zweite@example.de', '')).toEqual({
      status: 1,
      errors: 'The input ended before every question was answered.\n',
    });

    const connection = await connectEmbedded(data.folder);
    const users = await connection.db.selectFrom('users').selectAll().where('email', 'like', '%@example.de').execute();
    await connection.close();
    expect(users).toHaveLength(1);
    expect(users[0]).toMatchObject({
      email: 'chefin@example.de',
      role_id: 6,
      is_active: true,
      email_verify: true,
      approved: 1,
    });
    expect(await verifyPassword('Geheim!2026', users[0]?.password_hash ?? null)).toBe(true);
  }, 60_000);
});
