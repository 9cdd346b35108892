import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useApi } from '@resonanz/api-client/react';
import { userQueries } from '@resonanz/api-client/users';
import { answerSuccess } from '@resonanz/testing/envelopeFetch';
import { buildRegions } from '@resonanz/testing/users';
import { CALLS, people } from './fixtures/accountServer.fixture.ts';
import { AreaFrame } from './fixtures/AccountStage.fixture.tsx';
import { openAs } from './fixtures/openAccount.fixture.tsx';
import { ServerReach } from './ServerReach.tsx';

/** Something that is read from the server. */
function Regions() {
  const regions = useQuery(userQueries(useApi()).regions());
  return <p>{regions.isError ? 'nicht geladen' : regions.data?.map(({ nameDe }) => nameDe).join(', ')}</p>;
}

test('a lost connection is said, and "Jetzt versuchen" asks the server and refetches what is on screen', async () => {
  const { server, session } = await openAs(
    people.staff,
    'staff',
    <AreaFrame area="staff" notice={<ServerReach />}>
      <Regions />
    </AreaFrame>,
  );
  const bar = page.getByRole('status').getByText(/Keine Verbindung/);
  await expect.element(page.getByText('DACH, Deutschland, Österreich, Schweiz')).toBeVisible();
  expect(bar.elements()).toHaveLength(0);

  server.on(CALLS.user, () => Promise.reject(new TypeError('Failed to fetch')));
  await session.reload();
  await expect.element(bar).toBeVisible();
  expect(session.getState().status).toBe('loggedIn');

  server.on(CALLS.user, () => answerSuccess(people.staff));
  server.on(CALLS.regions, () => answerSuccess(buildRegions().slice(0, 2)));
  await page.getByRole('button', { name: 'Jetzt versuchen' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByText('DACH, Deutschland', { exact: true })).toBeVisible();
});
