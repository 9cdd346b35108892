import { staffPaths } from '@resonanz/domain/paths';
import { haveLoggedIn } from '../src/accounts.ts';
import { ownServerTest as test, expect } from '../src/test.ts';

test.use({ expectedErrors: [/409/] });

test('two people change one customer: the second one sees why nothing was saved, and may keep the input', async ({
  page,
  newPerson,
}) => {
  const path = staffPaths.customerEdit({ customerId: 5 });
  const other = await (await newPerson()).newPage();
  await haveLoggedIn(page, 'manager');
  await haveLoggedIn(other, 'admin');
  await page.goto(path);
  await other.goto(path);
  const city = (of: typeof page) => of.getByRole('textbox', { name: 'Name', exact: true }).first();
  const save = (of: typeof page) => of.getByRole('button', { name: 'Speichern', exact: true });
  const before = await city(page).inputValue();
  await city(other).fill(`${before} von der anderen`);
  await save(other).click();
  await expect(other).toHaveURL(/\/view$/);
  await city(page).fill(`${before} von mir`);
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Wurde inzwischen von' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await notice.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
  await expect(notice).toBeHidden();
  await expect(save(page)).toBeFocused();
  await save(page).click();
  await expect(page).toHaveURL(/\/view$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${before} von mir`);
});
