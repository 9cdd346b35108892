import { staffPaths, testerPaths } from '@resonanz/domain/paths';
import { accounts, haveLoggedIn } from '../src/accounts.ts';
import { mouse } from '../src/hands.ts';
import { expect, test } from '../src/test.ts';

/** The demo test whose product waits to be shipped to the tester account. */
const PROJECT = { id: 3, title: 'Haferkraft Riegel Apfel' };

test('staff ship by import; the tester reads the number and confirms the receipt', async ({ page, newPerson }) => {
  const hand = mouse();
  await haveLoggedIn(page, 'superAdmin');
  await page.goto(`${staffPaths.projectView({ projectId: PROJECT.id })}?tab=shipping`);
  await expect(page.getByRole('heading', { level: 1, name: PROJECT.title })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Sendungsnummern importieren' }));
  const dialog = page.getByRole('dialog', { name: 'Sendungsnummern importieren' });
  const rows = [
    'E-Mail;Versanddienst;Sendungsnummer',
    `${accounts.tester.email};DHL;00340434161094015902`,
    'niemand@example.com;DHL;00340434161094015903',
  ];
  await hand.upload(dialog.getByLabel('Datei mit Sendungsnummern').last(), {
    name: 'versand.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await hand.press(dialog.getByRole('button', { name: 'Datei prüfen' }));
  await expect(dialog.getByText('Keine passende Bewerbung in diesem Projekt')).toBeVisible();
  await hand.toggle(dialog.getByRole('checkbox', { name: 'Die fehlerhafte Zeile auslassen' }));
  await hand.press(dialog.getByRole('button', { name: '1 Sendung übernehmen' }));
  await expect(dialog.getByText(/1 als versendet gemeldet/)).toBeVisible();

  const tester = await (await newPerson()).newPage();
  await haveLoggedIn(tester, 'tester');
  await tester.goto(testerPaths.myProjects());
  await tester
    .getByRole('link', { name: new RegExp(PROJECT.title) })
    .first()
    .click();
  await expect(tester.getByRole('link', { name: /00340434161094015902/ })).toBeVisible();
  await tester.getByRole('button', { name: 'Empfang bestätigen' }).click();
  await expect(tester.getByRole('button', { name: 'Empfang bestätigen' })).toBeHidden();

  await hand.press(dialog.getByRole('button', { name: 'Schließen' }).first());
  await expect(page.getByText('Empfangen 1')).toBeVisible();
});
