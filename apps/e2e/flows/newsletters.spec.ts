import { staffPaths, testerPaths } from '@resonanz/domain/paths';
import { accounts, haveLoggedIn } from '../src/accounts.ts';
import { expectToast } from '../src/expectToast.ts';
import { headerOf, htmlOf, mailsTo, plainTextOf } from '../src/mailbox.ts';
import { expect, ownServerTest } from '../src/test.ts';

/** Mails leave with the next full minute, one after the other. */
const SENDING_MS = 150_000;

ownServerTest.describe.configure({ timeout: 400_000 });

// A placeholder that nobody knows is rejected on purpose.
ownServerTest.use({ expectedErrors: [/422/] });

ownServerTest(
  'staff write a newsletter from a template, look at it, and send it; a tester ends it with one click [R-ROUTE-049] [R-ROUTE-050]',
  async ({ page, server, newPerson }) => {
    // A tester agrees to be measured, apart from the newsletter.
    const tester = await (await newPerson()).newPage();
    await haveLoggedIn(tester, 'tester');
    await tester.goto(testerPaths.profile());
    const measuring = tester.getByRole('switch', { name: /^Öffnungen und Klicks messen/ });
    await measuring.focus();
    if (!(await measuring.isChecked())) await tester.keyboard.press('Space');
    await expect(measuring).toBeChecked();
    await expect(tester.getByText(/löschen wir, was wir dazu von Ihnen gespeichert haben/)).toBeVisible();

    await haveLoggedIn(page, 'superAdmin');
    await page.goto(staffPaths.newsletterTemplate());
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletter-Vorlagen' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Einladung zum Test/ })).toBeVisible();

    // From a template to an audience.
    await page.goto(staffPaths.newsletter());
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
    await page.getByRole('link', { name: 'Newsletter schreiben' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletter schreiben' })).toBeVisible();
    await page.getByRole('button', { name: /Vorlagen zeigen$/ }).click();
    await page.getByRole('option', { name: 'Neuigkeiten', exact: true }).click();
    const subject = page.getByRole('textbox', { name: /^Betreff/ });
    await expect(subject.first()).toHaveValue('Neues aus der Testerwelt');
    const reach = page.getByRole('status').filter({ hasText: 'Tester' });
    await expect(reach.getByText(/^[1-9]\d* Tester$/)).toBeVisible();
    const everybody = Number.parseInt((await reach.getByText(/^\d+ Tester$/).textContent()) ?? '', 10);
    await page.getByRole('textbox', { name: 'Punkte ab' }).fill('999999');
    await subject.first().focus();
    await expect(reach.getByText('0 Tester', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Punkte ab' }).clear();
    await subject.first().focus();
    await expect(reach.getByText(`${everybody} Tester`, { exact: true })).toBeVisible();

    // Placeholders are checked before anything is stored.
    const save = page.getByRole('button', { name: 'Speichern', exact: true });
    await subject.first().fill('Neues im {{monat}}');
    await save.click();
    await expect(page.getByText('Diese Platzhalter gibt es hier nicht: {{monat}}').first()).toBeVisible();
    await subject.first().fill('Neues im Dezember');
    await subject.last().fill('News in December');
    await save.click();
    await expect(page).toHaveURL(/\/news-letter\/\d+$/);

    // The preview looks as the mail does, under the policy of the page; a test mail goes to whoever asks for it.
    const preview = page.getByRole('region', { name: 'Vorschau' });
    const sheet = preview.frameLocator('iframe').locator('table table');
    await expect(sheet).toHaveCSS('border-top-width', '1px');
    await expect(sheet).toHaveCSS('max-width', '600px');
    await preview.getByRole('button', { name: 'Testmail an mich' }).click();
    await expectToast(page, 'Die Testmail ist an Ihre Adresse unterwegs.');
    const tests = mailsTo(server.dataFolder, accounts.superAdmin.email, 'newsletter');
    expect(headerOf(tests[0] ?? '', 'Subject')).toBe('Testmail: Neues im Dezember');

    await page.getByRole('button', { name: 'Versenden', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`Dieser Newsletter geht an ${everybody} Tester.`)).toBeVisible();
    await dialog.getByRole('button', { name: `An ${everybody} Tester versenden` }).click();
    await expect(dialog).toBeHidden();

    const { email } = accounts.tester;
    const mails = () => mailsTo(server.dataFolder, email, 'newsletter');
    await expect.poll(() => mails().length, { timeout: SENDING_MS }).toBe(1);
    const end = page.getByRole('term').filter({ hasText: 'Versand beendet' }).locator('+ dd');
    await expect(end).toHaveText(/\d{2}:\d{2}/, { timeout: SENDING_MS });

    const mail = mails()[0] ?? '';
    const text = plainTextOf(mail);
    expect(text).toContain('im Blog gibt es neue Berichte aus unseren Tests.');

    // The picture of the mail counts, since this tester agreed to it.
    const html = htmlOf(mail);
    const [picture = ''] = new RegExp(`${server.url}/api/newsletter/open/[\\w-]+`).exec(html) ?? [];
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/gif');
    await expect(page.getByRole('term').filter({ hasText: 'Geöffnet' }).locator('+ dd')).toHaveText('1');

    // One click of the mail program ends it; the link in the mail leads to a page that says so.
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = headerOf(mail, 'List-Unsubscribe').slice(1, -1);
    const answer = await page.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    const way = testerPaths.newsletterUnsubscribe({ token: '' });
    const [link = ''] = new RegExp(`${server.url}${way}[\\w-]+`).exec(text) ?? [];
    await tester.goto(link);
    await tester.getByRole('button', { name: 'Newsletter abbestellen' }).click();
    await expect(tester.getByRole('heading', { level: 1, name: 'Newsletter abbestellt' })).toBeVisible();

    await page.goto(staffPaths.newsletter());
    await expect(page.getByRole('row', { name: /Neues im Dezember.*Versendet/ })).toBeVisible();
    await page.goto(staffPaths.newsletterAdd());
    await expect(page.getByText(`${everybody - 1} Tester`, { exact: true })).toBeVisible();
  },
);
