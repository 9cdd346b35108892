import type { Page } from '@playwright/test';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { staffPaths, testerPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const TITLE = 'Wanderstock Firn';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

/** Chooses the first of a list, whatever the demo data begins with. */
async function chooseFirst(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}: Liste öffnen` }).click();
  await page.getByRole('option').first().click();
}

async function fillInBasics(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Titel (Englisch)' }).fill('Hiking pole Firn');
  await chooseFirst(page, 'Brand');
  for (const name of [
    'Beschreibung (Deutsch)',
    'Beschreibung (Englisch)',
    'Was die Tester erhalten (Deutsch)',
    'Was die Tester erhalten (Englisch)',
  ])
    await page.getByRole('textbox', { name, exact: true }).fill(`${name}: ein Paar Stöcke.`);
}

/** A week lies between one day and the next. */
async function fillInDays(page: Page): Promise<void> {
  let days = 7;
  for (const name of ['Ende der Bewerbung', 'Auswahl bis', 'Versand ab', 'Testbeginn', 'Testende']) {
    const [year = '', month = '', day = ''] = berlinDay(new Date(Date.now() + days * 86_400_000)).split('-');
    days += 7;
    await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await page.keyboard.type(`${day}${month}${year}`);
  }
}

/** Writes one question on one page, in both languages. */
async function writeQuestion(page: Page): Promise<void> {
  const outline = page.getByRole('region', { name: 'Seiten und Fragen' });
  await outline.getByRole('button', { name: 'Frage hinzufügen' }).click();
  const question = page.getByRole('region', { name: 'Frage 1' });
  for (const [name, text, answers] of [
    [/^Deutsch/, 'Wie liegt der Griff in der Hand?', ['Gut', 'Schlecht']],
    [/^English/, 'How does the handle feel?', ['Good', 'Bad']],
  ] as const) {
    await question.getByRole('radio', { name }).check({ force: true });
    await question.getByRole('textbox', { name: /^Frage/ }).fill(text);
    for (const [index, answer] of answers.entries())
      await question.getByRole('textbox', { name: `Antwort ${index + 1}` }).fill(answer);
  }
  await outline
    .getByRole('button', { name: /^Seite 1 Seite ohne Titel/ })
    .first()
    .click();
  const form = page.getByRole('region', { name: /^Seite 1$/ });
  for (const [name, title] of [
    [/^Deutsch/, 'Griff'],
    [/^English/, 'Handle'],
  ] as const) {
    await form.getByRole('radio', { name }).check({ force: true });
    await form.getByRole('textbox').first().fill(title);
  }
}

test('a project is added step by step, gets its questionnaire, is published and open to a tester', async ({
  page,
  newPerson,
}) => {
  await haveLoggedIn(page, 'superAdmin');
  await page.goto(staffPaths.projectAdd());
  await fillInBasics(page);
  await press(page, 'Weiter');

  await expect(step(page, 'Medien')).toBeVisible();
  await press(page, 'Weiter');

  await expect(step(page, 'Bedingungen')).toBeVisible();
  await chooseFirst(page, 'Kategorie');
  await press(page, 'Weiter');

  await expect(step(page, 'Fragebogen')).toBeVisible();
  await press(page, 'Fragebogen anlegen');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Anlegen und öffnen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fragebogen 1' })).toBeVisible();
  await press(page, 'Freigeben');
  // What keeps it from being released is listed first.
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await writeQuestion(page);
  await press(page, 'Freigeben');
  await dialog.getByRole('button', { name: 'Freigeben' }).click();
  await expect(page.getByText('Version 1 freigegeben')).toBeVisible();
  await page.getByRole('link', { name: 'Projekt anlegen' }).click();
  await expect(page.getByRole('row', { name: /Fragebogen 1.*Version 1 freigegeben/ })).toBeVisible();
  await press(page, 'Weiter');

  await expect(step(page, 'Termine und Versand')).toBeVisible();
  await fillInDays(page);
  await press(page, 'Fertigstellen');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  // Staff look at it as testers will see it.
  await press(page, 'Ansicht der Tester');
  await expect(dialog.getByRole('heading', { name: TITLE })).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await press(page, 'Veröffentlichen');
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zurückziehen' })).toBeVisible();

  const tester = await (await newPerson()).newPage();
  await haveLoggedIn(tester, 'tester');
  const projectId = Number(new URL(page.url()).pathname.split('/').at(-1));
  await tester.goto(testerPaths.project({ projectId }));
  await expect(tester.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(tester.getByRole('button', { name: 'Für diesen Test bewerben' }).first()).toBeEnabled();
});
