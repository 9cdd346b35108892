import type { BrowserContext, Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { staffPaths, testerPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { LIVE } from '../src/live.ts';
import { mailsTo } from '../src/mailbox.ts';
import { becomeTester, enterAsTester, giveAddress, type NewTester } from '../src/newTester.ts';
import { publishTest } from '../src/productTest.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

const TITLE = 'Kaltbrüh Nordhang';
const people = ['Nele', 'Paula'].map((firstName): NewTester => ({
  firstName,
  lastName: 'Ahrens',
  email: `${firstName.toLowerCase()}@ahrens.example`,
  secret: `Testerwelt!2026 ${firstName}`,
}));
const nameOf = ({ firstName, lastName }: NewTester) => `${firstName} ${lastName}`;

interface Applicant {
  readonly tester: NewTester;
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Finds the test among those that fit, looks at the conditions and applies. */
async function apply(page: Page): Promise<void> {
  await page.goto(testerPaths.projects());
  await page.getByRole('button', { name: 'Passt zu mir' }).click();
  await page.getByRole('link', { name: TITLE }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('img', { name: 'nicht erfüllt' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Für diesen Test bewerben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bewerbung senden' }).click();
  await expect(page.getByRole('heading', { name: 'Sie haben sich beworben' })).toBeVisible();
  await page.getByRole('link', { name: 'Zu meiner Bewerbung' }).click();
  await expect(page).toHaveURL(/\/my-projects\/\d+$/);
}

/** Lets both staff accept somebody else in the same moment: neither call leaves before the other one is there. */
async function acceptAtOnce(presses: readonly { readonly staff: Page; readonly name: string }[]): Promise<void> {
  let arrived = 0;
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const answers = presses.map(async ({ staff, name }) => {
    await staff.route('**/api/project/application/decide', async (route) => {
      arrived += 1;
      if (arrived === presses.length) open();
      await gate;
      await route.continue();
    });
    const answer = staff.waitForResponse('**/api/project/application/decide');
    await staff.getByRole('button', { name: `${name} annehmen` }).click();
    return (await answer).status();
  });
  expect((await Promise.all(answers)).toSorted()).toEqual([200, 409]);
}

const shown = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
const draftSaved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/testerProject/saveDraft') && response.ok());
const meter = (page: Page, level: string) => page.getByRole('meter', { name: `Auf dem Weg zu ${level}` });
const words = (page: Page) => page.getByRole('textbox', { name: /Was fällt auf/ });

/** Opens the questionnaire from the page of the test. */
async function openQuestionnaire(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^(Beantworten|Fortsetzen): / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe.configure({ timeout: 300_000 });
// One acceptance comes too late, and one evening has no network.
test.use({ expectedErrors: [/409|ERR_INTERNET_DISCONNECTED|WebSocket/] });

test('a tester comes from the registration to points: applies, gets the one place, tests and answers over two days', async ({
  newPerson,
  server,
}) => {
  const [first, second] = [await (await newPerson()).newPage(), await (await newPerson()).newPage()];
  await haveLoggedIn(first, 'superAdmin');
  await haveLoggedIn(second, 'admin');
  await first.goto(staffPaths.project());
  const api = await apiOf(first, 'superAdmin');
  const projectId = await publishTest(api, TITLE);
  const applicants: Applicant[] = [];

  await test.step('two people register, confirm their address and apply for what fits them', async () => {
    for (const tester of people) {
      const context = await newPerson();
      const page = await context.newPage();
      await becomeTester(page, server, tester);
      await apply(page);
      applicants.push({ tester, page, context });
      await expect.poll(() => mailsTo(server.dataFolder, tester.email, 'testApplicationReceived').length).toBe(1);
    }
  });

  await test.step('of two acceptances at once for the one place exactly one succeeds, and the tester sees it at once', async () => {
    for (const staff of [first, second]) await staff.goto(`${staffPaths.projectView({ projectId })}?tab=applications`);
    await acceptAtOnce([
      { staff: first, name: nameOf(people[0] as NewTester) },
      { staff: second, name: nameOf(people[1] as NewTester) },
    ]);
    const { places, placesTaken } = await api.get<components['schemas']['ProjectDetails']>(
      `/project/getById/${projectId}`,
    );
    expect([places, placesTaken]).toEqual([1, 1]);
    const accepted = (page: Page) => page.getByText(/^Sie sind dabei\./);
    await expect.poll(async () => Promise.all(applicants.map(({ page }) => accepted(page).count())), LIVE).toContain(1);
    const seen = await Promise.all(applicants.map(async ({ page }) => accepted(page).count()));
    expect(seen.toSorted()).toEqual([0, 1]);
    if (seen[0] === 0) applicants.reverse();
  });

  const { tester, page, context } = applicants[0] as Applicant;
  const testPage = page.url();

  await test.step('the product is shipped, and has arrived', async () => {
    await giveAddress(page);
    await first.goto(`${staffPaths.projectView({ projectId })}?tab=shipping`);
    await first.getByRole('button', { name: `Produkt an ${nameOf(tester)} versenden` }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Als versendet melden' }).click();
    await expect(first.getByRole('dialog')).toBeHidden();
    await page.goto(testPage);
    await page.getByRole('button', { name: 'Empfang bestätigen' }).click();
    await expect(page.getByRole('link', { name: /^Beantworten: / })).toBeVisible();
  });

  await test.step('on the first day the network is gone, and what is written stays on the device', async () => {
    await openQuestionnaire(page);
    const saved = draftSaved(page);
    await page.getByText('Ja', { exact: true }).click();
    await saved;
    await page.getByRole('button', { name: 'Weiter zu Seite 2' }).click();
    await shown(page, /^Gespeichert: /);
    await context.setOffline(true);
    await words(page).fill('Sanft und mild.');
    await shown(page, 'Auf diesem Gerät gespeichert, wird später gesendet');
    await shown(page, 'Sie sind offline.');
    await page.close();
  });

  const again = await context.newPage();
  await test.step('with the network back it is there again, and the server has it', async () => {
    await context.setOffline(false);
    await again.goto(testPage);
    const saved = draftSaved(again);
    await openQuestionnaire(again);
    await shown(again, 'Nicht gesendete Antworten von diesem Gerät wurden wiederhergestellt.');
    await expect(words(again)).toHaveValue('Sanft und mild.');
    await saved;
  });

  await test.step('on the second day it is finished on another device, and brings points', async () => {
    const other = await (await newPerson()).newPage();
    await enterAsTester(other, tester);
    await other.goto(testPage);
    await openQuestionnaire(other);
    await expect(words(other)).toHaveValue('Sanft und mild.');
    await other.getByRole('button', { name: 'Antworten senden' }).click();
    await other.getByRole('button', { name: 'Jetzt senden' }).click();
    await shown(other, 'Sie erhalten 70 Punkte.');
    await other.goto(testerPaths.points());
    await expect(meter(other, 'Silber')).toHaveAttribute('aria-valuetext', '85 von 250 Punkten');
    await expect.poll(() => mailsTo(server.dataFolder, tester.email, 'testCompleted').length).toBe(1);

    const { content } = await api.post<components['schemas']['TesterUserPage']>('/getTesterworldUserWithPagination', {
      search: tester.email,
    });
    const userId = content.find(({ username }) => username === tester.email)?.id;
    await api.post('/testerUser/correctPoints', {
      userId,
      totalPoints: 85,
      points: 165,
      reason: 'Für drei Interviews zum Produkt',
    });
    await other.reload();
    await expect(meter(other, 'Gold')).toHaveAttribute('aria-valuetext', '250 von 750 Punkten');
  });
});
