import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { type Language, logIn } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { mouse } from '../src/hands.ts';
import { expect, ownServerTest, test } from '../src/test.ts';

type ChannelPage = components['schemas']['InfluencerChannelPage'];

const example = (name: string) => resolve(import.meta.dirname, '../../../docs/examples', name);

const words = {
  de: {
    language: 'Deutsch',
    open: 'Importieren',
    file: 'Datei mit Influencern',
    next: 'Weiter',
    steps: ['Datei auswählen', 'Spalten zuordnen', 'Vorschau prüfen', 'Import abgeschlossen'],
    fieldOf: (column: string) => `Feld für die Spalte ${column}`,
    channelUrl: 'Kanal-URL',
    rows: 'Zeilen der Datei',
    onlyErrors: 'Nur Fehler (1)',
    duplicate: 'Duplikat',
    wrongDate: 'ist kein Datum im Format TT.MM.JJJJ',
    wrongEmail: 'ist keine gültige E-Mail-Adresse',
    video: 'Bitte den Kanal, nicht ein Video angeben',
    confirm: '24 Kanäle importieren',
    skip: 'Fehlerhafte Zeilen auslassen',
    done: '24 Kanäle wurden importiert.',
    toList: 'Zur Influencer-Liste',
    search: 'Suchen',
    found: '2 Einträge',
  },
  en: {
    language: 'English',
    open: 'Import',
    file: 'File with influencers',
    next: 'Next',
    steps: ['Choose a file', 'Map columns', 'Check the preview', 'Import finished'],
    fieldOf: (column: string) => `Field for column ${column}`,
    channelUrl: 'Channel URL',
    rows: 'Rows of the file',
    onlyErrors: 'Errors only (1)',
    duplicate: 'Duplicate',
    wrongDate: 'is not a date such as 31.12.2026',
    wrongEmail: 'is not a valid e-mail address',
    video: 'Please give the channel, not a video',
    confirm: 'Import 24 channels',
    skip: 'Leave out rows with errors',
    done: '24 channels have been imported.',
    toList: 'To the influencer list',
    search: 'Search',
    found: '2 records',
  },
} as const;

async function openImport(page: Page, language: Language): Promise<Locator> {
  const t = words[language];
  await page.goto('/login');
  await mouse().choose(page.getByRole('radio', { name: t.language }));
  await logIn(page, 'manager', language);
  await page.getByRole('link', { name: t.open, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.steps[0] })).toBeVisible();
  return page.getByRole('button', { name: t.file });
}

for (const { file, language } of [
  { file: 'influencer-import.csv', language: 'de' },
  { file: 'influencer-import.xlsx', language: 'en' },
] as const) {
  const t = words[language];

  ownServerTest(
    `${file} is checked, confirmed and found in the list, in ${language} [R-PROD-001]`,
    async ({ page }) => {
      const chooser = await openImport(page, language);
      const api = await apiOf(page, 'manager');
      const stored = async () => {
        const { totalElements } = await api.post<ChannelPage>('/influencer/advancedSearch', {
          search: 'wiebke werkelt',
          pageNumber: 0,
          pageSize: 10,
        });
        return totalElements;
      };

      await chooser.setInputFiles(example(file));
      await page.getByRole('button', { name: t.next }).click();
      await expect(page.getByRole('region', { name: t.steps[1] })).toBeFocused();
      await expect(page.getByRole('combobox', { name: t.fieldOf('Profil-URL') })).toContainText(t.channelUrl);
      await page.getByRole('button', { name: t.next }).click();

      await expect(page.getByRole('region', { name: t.steps[2] })).toBeFocused();
      const rows = page.getByRole('table', { name: t.rows });
      await expect(rows.getByRole('row', { name: /^24 / })).toContainText(t.duplicate);
      await expect(rows.getByRole('row', { name: 'Jasper Overbeck' })).toContainText(t.wrongDate);
      await page.getByRole('radio', { name: t.onlyErrors }).click({ force: true });
      await expect(rows.getByRole('row')).toHaveCount(2);
      await expect(rows.getByRole('row', { name: 'Nele Dohrmann' })).toContainText(t.wrongEmail);
      await expect(rows.getByRole('row', { name: 'Nele Dohrmann' })).toContainText(t.video);
      const confirm = page.getByRole('button', { name: t.confirm });
      await expect(confirm).toBeDisabled();
      expect(await stored()).toBe(0);

      await page.getByRole('checkbox', { name: t.skip }).click({ force: true });
      expect(await stored()).toBe(0);
      await confirm.click();
      await expect(page.getByRole('region', { name: t.steps[3] })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: t.done })).toBeVisible();
      expect(await stored()).toBe(2);

      await page.getByRole('link', { name: t.toList }).click();
      await page.getByRole('searchbox', { name: t.search }).fill('Wiebke werkelt');
      await expect(page.getByRole('status').filter({ hasText: t.found })).toBeVisible();
      for (const handle of ['wiebke.werkelt', 'Wiebke werkelt'])
        await expect(page.getByRole('row', { name: 'Wiebke Harms' }).filter({ hasText: handle })).toBeVisible();
    },
  );
}

test.describe('a file that cannot be imported', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('is rejected with one clear sentence, and another one can be chosen [R-ERR-013]', async ({ page }) => {
    const chooser = await openImport(page, 'de');
    const next = page.getByRole('button', { name: 'Weiter' });
    const main = page.getByRole('main');

    for (const [name, sentence] of [
      ['liste.pdf', 'Bitte wählen Sie eine CSV- oder Excel-Datei (.csv, .xlsx).'],
      ['liste.xls', 'Das ist das alte Excel-Format. Bitte speichern Sie die Datei als .xlsx oder .csv.'],
      ['liste.exe', '.exe- und .jar-Dateien sind nicht erlaubt.'],
    ] as const) {
      await chooser.setInputFiles({ name, mimeType: '', buffer: Buffer.from('Inhalt') });
      await expect(main.getByText(sentence)).toBeVisible();
      await expect(next).toBeDisabled();
    }

    const broken = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000, 7)]);
    const picture = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(500)]);
    for (const [name, buffer, sentence] of [
      ['kaputt.xlsx', broken, 'Die Datei ist beschädigt und kann nicht gelesen werden.'],
      ['bild.csv', picture, 'Der Inhalt der Datei passt nicht zu ihrer Endung.'],
      [
        'kopf.csv',
        Buffer.from('Vorname;Nachname;Profil-URL\n'),
        'Die Datei enthält keine Zeilen unter den Spaltennamen.',
      ],
    ] as const) {
      await chooser.setInputFiles({ name, mimeType: '', buffer });
      await expect(main.getByText(name, { exact: true })).toBeVisible();
      await next.click();
      await expect(main.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    }

    await chooser.setInputFiles(example('influencer-import.csv'));
    await expect(main.getByRole('alert')).toBeHidden();
    await next.click();
    await expect(page.getByRole('heading', { name: 'Spalten zuordnen' })).toBeVisible();
  });

  test('says which columns are missing before it goes on', async ({ page }) => {
    const chooser = await openImport(page, 'de');
    const buffer = Buffer.from('Spalte A;Follower\nirgendwas;1.200\n');
    await chooser.setInputFiles({ name: 'ohne.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByText('Ordnen Sie für jeden Kanal eine Spalte dem Feld „Kanal-URL“ zu.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeDisabled();
  });
});
