import { issueText } from '@resonanz/validators/messages';
import { askToLogIn, haveLoggedIn } from '../src/accounts.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

interface ErrorAnswer {
  readonly message: string;
  readonly error: string;
  readonly fieldErrors?: readonly { readonly field: string; readonly key: 'declineTextRequired' }[];
}

test.use({ expectedErrors: [/409|422/] });

test('a rule of the validators and one of the transitions are rejected by the page, and by the server when the page is bypassed', async ({
  page,
}) => {
  await haveLoggedIn(page, 'brand');
  await page.goto('/campaign-self-service/campaign-request/2/view');
  const proposal = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: / ablehnen$/ }) })
    .first();
  const loggedIn = await askToLogIn(page.request, 'brand');
  const { accessToken } = ((await loggedIn.json()) as { data: { accessToken: string } }).data;
  const decide = (decision: object) =>
    page.request.post('/api/campaignRequest/channel/brandStatusChange', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: decision,
    });

  const sent: Record<string, unknown>[] = [];
  await page.route(/\/channel\/brandStatusChange$/, async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.continue();
  });
  await proposal.getByRole('button', { name: / ablehnen$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Sonstiges', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
    new RegExp(issueText({ code: 'declineTextRequired', params: {} }, 'de')),
  );
  expect(sent).toEqual([]);

  await dialog.getByRole('textbox').fill('Passt nicht zum Ton unserer Marke.');
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => sent.length).toBe(1);
  const [decision = {}] = sent;

  const wordless = await decide({ ...decision, declineText: '  ' });
  expect(wordless.status()).toBe(422);
  expect(((await wordless.json()) as ErrorAnswer).fieldErrors).toEqual([
    { field: 'declineText', key: 'declineTextRequired' },
  ]);

  // A decline is final for the brand: the page offers nothing more, and the server knows the same table.
  const approved = await decide({ compaignInfluencerId: decision['compaignInfluencerId'], brandStatus: 3 });
  expect(approved.status()).toBe(409);
  expect(((await approved.json()) as ErrorAnswer).error).toBe('transitionNotAllowed');
});
