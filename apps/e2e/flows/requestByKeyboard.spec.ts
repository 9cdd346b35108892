import { brandPaths } from '@resonanz/domain/paths';
import { accounts, loginPaths, loginWords, password } from '../src/accounts.ts';
import { keyboard } from '../src/hands.ts';
import { expect, ownServerTest, test } from '../src/test.ts';

const TITLE = 'Winter tea';

test.describe.configure({ timeout: 120_000 });

// The language chosen at the log-in stays with the account, so nobody else may use its server.
ownServerTest('a brand asks for a campaign in English without a mouse [R-ROUTE-081]', async ({ page }) => {
  const hands = keyboard(page);
  const box = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const step = (name: string) => expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  const next = () => hands.press(button('Next'));

  await test.step('logs in', async () => {
    await page.goto(loginPaths.brand);
    await hands.choose(page.getByRole('radio', { name: 'English' }));
    await hands.write(page.getByRole('textbox', { name: loginWords.en.email }), accounts.brand.email);
    await hands.write(page.getByLabel(loginWords.en.password, { exact: true }), password);
    await hands.press(page.getByRole('button', { name: loginWords.en.submit, exact: true }));
    await expect(page).toHaveURL(new RegExp(`${brandPaths.dashboard()}$`));
  });

  await test.step('answers every step', async () => {
    await hands.press(page.getByRole('link', { name: 'Request a campaign' }).first());
    await step('Product');
    await hands.write(box('Title of the campaign'), TITLE);
    await hands.write(box('Name of the product'), 'Mountain herbs');
    await hands.write(page.getByRole('combobox', { name: /^Category/ }), 'Bever');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await hands.write(box('Description of the product'), 'Loose tea of mountain herbs.');
    await next();
    await step('Goal');
    await hands.choose(page.getByRole('radio', { name: 'Awareness' }));
    await next();
    await step('Target group');
    await hands.toggle(page.getByRole('checkbox', { name: 'Female' }));
    await hands.toggle(page.getByRole('checkbox', { name: 'Germany' }));
    await next();
    await step('Channels');
    await hands.toggle(page.getByRole('checkbox', { name: 'Instagram' }));
    await next();
    await step('Budget & time');
    await hands.write(box('Budget'), '12000');
    const begin = page
      .getByRole('group', { name: /^Desired start/ })
      .getByRole('spinbutton')
      .first();
    for (let tabs = 0; tabs < 10 && !(await begin.evaluate((element) => element === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.type('20270215');
    // A list goes to the words that are typed.
    await hands.press(page.getByRole('combobox', { name: /^Duration/ }));
    await expect(page.getByRole('option', { name: '2 months', exact: true })).toBeVisible();
    await page.keyboard.type('2 m');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
    await next();
    await step('Briefing');
    await next();
    await step('Summary');
    await hands.press(button('Send request'));
  });

  await expect(page).toHaveURL(/\/campaign-request\/\d+\/view$/);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText(/^The agency is checking your request/)).toBeVisible();
});
