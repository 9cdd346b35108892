import type { Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { accounts, type Language, loginPaths, loginWords, password } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { chainWords } from '../src/chainWords.ts';
import { type Hands, keyboard, mouse } from '../src/hands.ts';
import { LIVE } from '../src/live.ts';
import { produce } from '../src/production.ts';
import { readToasts } from '../src/readToasts.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type EntryPage = components['schemas']['CampaignInfluencerPage'];

const CAMPAIGN = 'Herbstleuchten 2026 – Pflegeserie';

/** The fields of an entry with their fixed values; text fields are empty. */
const EMPTY = [
  'compaignInfluencerId',
  'notizen',
  'clicks',
  'leser',
  'views',
  'likes',
  'shares',
  'orderData',
  'kommentare',
  'status',
  'leistung',
  'cpc',
  'cpv',
  'cpo',
  'tkp',
  'activeId',
  'trackingLink',
  'directLink',
  'budgetExtern',
  'savedContent',
  'contentRelease',
  'contentDeadline',
  'contentStatus',
  'gender',
  'germany',
  'austria',
  'switzerland',
  'until18',
  'age18To24',
  'age25To34',
  'age35To44',
  'age45To54',
  'age55To64',
  'above64',
  'genderMale',
  'genderFemale',
  'avg',
  'contacted',
  'contactedBy',
  'city',
  'impressionen',
  'stickerClicks',
  'cbCommission',
  'brandStatus',
  'brandDeclineReason',
  'brandCommentCount',
  'cbCommentCount',
  'contentLink',
  'publishDate',
] as const;
const FIXED = {
  empfehlung: false,
  vorBudget: 0,
  finalesBudget: 0,
  tag: 'Warteliste',
  paidStatus: 'Eingegangen',
  state: 1,
  type: 1,
  isPublished: 1,
} as const;

const APPROVED = 'Lena Hartwig';
const WAITING = 'Mehmet Yıldırım';
const DECLINED = 'Jonas Küppers';
const THREE = [APPROVED, WAITING, DECLINED];
/** Some of them are in the campaign with other channels, too. */
const PLATFORM_OF: Readonly<Record<string, string>> = {
  [APPROVED]: 'Instagram',
  [WAITING]: 'YouTube',
  [DECLINED]: 'YouTube',
};

// Both take long, and neither needs the other's server.
test.describe.configure({ mode: 'parallel', timeout: 480_000 });

async function enter(
  page: Page,
  hands: Hands,
  account: 'manager' | 'admin' | 'brand',
  language: Language,
): Promise<void> {
  const { email, area } = accounts[account];
  await page.goto(loginPaths[area]);
  await hands.choose(page.getByRole('radio', { name: chainWords[language].language }));
  const { email: emailLabel, password: passwordLabel, submit } = loginWords[language];
  await hands.write(page.getByRole('textbox', { name: emailLabel }), email);
  await hands.write(page.getByLabel(passwordLabel, { exact: true }), password);
  await hands.press(page.getByRole('button', { name: submit, exact: true }));
}

const runs = [
  { language: 'de', by: 'mouse' },
  { language: 'en', by: 'keyboard' },
] as const;

for (const { language, by } of runs) {
  const t = chainWords[language];
  const [acquisition, interested] = t.states;

  test.describe(`in ${language} by ${by}`, () => {
    test('channels go from the list to the brand, and its decisions come back live [R-PROD-001, R-PROD-006]', async ({
      newPerson,
    }) => {
      const [manager, brand] = [await (await newPerson()).newPage(), await (await newPerson()).newPage()];
      const [hand, brandHand] = by === 'mouse' ? [mouse(), mouse()] : [keyboard(manager), keyboard(brand)];
      const readToast = (page: Page, hands: Hands, ...texts: readonly string[]) => readToasts(page, hands, t, ...texts);

      const brandBell = brand.getByRole('button', { name: t.notifications });
      await test.step('the brand is on its dashboard', async () => {
        await enter(brand, brandHand, 'brand', language);
        await expect(brand).toHaveURL(/\/campaign-self-service\/brand-dashboard$/);
        await expect(brandBell).toHaveAccessibleName(t.bell(2));
      });

      const heart = manager.getByRole('button', { name: t.watchList });
      await test.step('hearts fill the watch list [R-PROD-024, R-WATCH-002]', async () => {
        await enter(manager, hand, 'manager', language);
        await expect(manager).toHaveURL(/\/dashboard$/);
        await expect(heart).toHaveAccessibleName(t.heart(6));
        await hand.press(manager.getByRole('button', { name: t.bookmark('Sophie Brandstätter', 'Instagram') }));
        await expect(heart).toHaveAccessibleName(t.heart(7));
        await hand.press(manager.getByRole('button', { name: t.bookmark('Nico Zaugg', 'Twitch') }));
        await expect(heart).toHaveAccessibleName(t.heart(8));
      });

      await test.step('the watch list goes into the campaign [R-PROD-025, R-WATCH-003, R-WATCH-006, R-WATCH-011, R-WATCH-012, R-WATCH-013, R-SEL-001, R-SEL-004, R-SEL-005, R-SEL-008, R-SEL-012, R-ERR-020, R-ERR-021]', async () => {
        await hand.press(heart);
        const list = manager.getByRole('dialog', { name: t.watchList });
        for (const name of [...THREE, 'Marlene Oberhuber']) await expect(list.getByText(name)).toBeVisible();
        await hand.press(list.getByRole('button', { name: t.addToCampaign }));
        const dialog = manager.getByRole('dialog', { name: t.dialog });
        await expect(dialog.getByText(t.hint)).toBeVisible();
        const choose = dialog.getByRole('button', { name: t.choose });
        await expect(choose).toBeDisabled();
        const search = dialog.getByRole('combobox', { name: t.campaign });
        await expect(search).toBeFocused();
        await manager.keyboard.type('Herbstleuchten');
        await expect(manager.getByRole('option')).toHaveText([CAMPAIGN]);
        await manager.keyboard.press('Enter');
        await expect(search).toHaveValue(CAMPAIGN);
        let sentBody: unknown;
        await manager.route(/addEditCompaignInfluencer$/, async (route) => {
          sentBody = route.request().postDataJSON();
          await route.continue();
        });
        await hand.press(choose);
        await expect(dialog).toBeHidden();
        await readToast(manager, hand, ...t.added);
        await expect(heart).toHaveAccessibleName(t.heart(0));

        await expect(manager).toHaveURL(/\/campaign\/\d+\/view-camp/);
        const entries = sentBody as Record<string, unknown>[];
        const campaignId = Number(/\/campaign\/(\d+)\/view-camp/.exec(manager.url())?.[1]);
        expect(entries).toHaveLength(8);
        for (const entry of entries) {
          const {
            channelURL,
            management,
            channel,
            reichweite,
            channelId,
            influencerId,
            originalUrl,
            compaignDataId,
            ...rest
          } = entry;
          expect(rest).toEqual({ ...FIXED, ...Object.fromEntries(EMPTY.map((field) => [field, ''])) });
          expect(compaignDataId).toEqual({ compaignDataId: campaignId });
          expect([typeof channelURL, typeof management, typeof channel, typeof originalUrl]).toEqual([
            'string',
            'string',
            'string',
            'string',
          ]);
          expect([channelId, influencerId, reichweite].every((value) => Number(value) > 0)).toBe(true);
        }
        expect(entries).toContainEqual(
          expect.objectContaining({ channel: 'YouTube', channelURL: 'Küppers Outdoor', reichweite: 238_615 }),
        );

        const api = await apiOf(manager, 'manager');
        const query = { campaignId, state: 1, pageNumber: 0, pageSize: 50 };
        const { content } = await api.post<EntryPage>('/campaign/v1/getCampaignInfluencersWithPagination', query);
        const sent = new Set(entries.map(({ channelId }) => Number(channelId)));
        const stored = content.filter(({ channelId }) => sent.has(channelId));
        expect(stored).toHaveLength(8);
        for (const row of stored)
          expect(row).toMatchObject({
            tag: 'Warteliste',
            paidStatus: 'Eingegangen',
            state: 1,
            isPublished: 1,
            leistung: '',
            brandStatus: null,
          });
      });

      await test.step('the campaign page shows them in acquisition and moves three on [R-FLOW-015, R-FLOW-028]', async () => {
        await expect(manager.getByRole('heading', { level: 1, name: CAMPAIGN })).toBeVisible();
        await expect(manager.getByRole('tab', { name: acquisition })).toHaveAttribute('aria-selected', 'true');
        const table = manager.getByRole('grid', { name: t.caption(acquisition) });
        for (const name of THREE) await expect(table.getByRole('row', { name })).toContainText(t.waitingList);
        for (const name of THREE) await hand.toggle(table.getByRole('checkbox', { name: t.select(name) }));
        await hand.press(manager.getByRole('button', { name: t.move }));
        await readToast(manager, hand, t.moved);
        for (const name of THREE) await expect(table.getByRole('row', { name })).toBeHidden();
      });

      const table = manager.getByRole('grid', { name: t.caption(interested) });
      await test.step('publishing rings the bell of the brand without a reload [R-PROD-021, R-FLOW-014, R-NOTIF-023]', async () => {
        await hand.choose(manager.getByRole('tab', { name: interested }));
        // Without a service and a price nobody can decide on them, and publishing would ask first.
        const api = await apiOf(manager, 'manager');
        const campaignId = Number(/\/campaign\/(\d+)\/view-camp/.exec(manager.url())?.[1]);
        const { content } = await api.post<EntryPage>('/campaign/v1/getCampaignInfluencersWithPagination', {
          campaignId,
          state: 2,
          pageNumber: 0,
          pageSize: 50,
        });
        const proposed = content.map(({ compaignInfluencerId }) => compaignInfluencerId);
        await api.post('/campaign/v1/updateCampaignInfluencers', {
          compaignInfluencerId: proposed,
          fields: { leistung: 'Post', vorBudget: 800 },
        });
        for (const name of THREE) await hand.toggle(table.getByRole('checkbox', { name: t.select(name) }));
        await expect(brandBell).toHaveAccessibleName(t.bell(2));
        const answered = manager.waitForResponse(/publishedStatusChange$/, { timeout: 60_000 });
        await hand.press(manager.getByRole('button', { name: t.publish, exact: true }));
        expect((await answered).ok()).toBe(true);
        await expect(brandBell).toHaveAccessibleName(t.bell(3), LIVE);
        await readToast(manager, hand, t.published);
        for (const name of THREE) await expect(table.getByRole('row', { name })).toContainText(t.pending);
      });

      await test.step('the bell leads the brand to its request [R-NOTIF-019, R-NOTIF-022, R-NOTIF-064]', async () => {
        await brandHand.press(brandBell);
        const panel = brand.getByRole('dialog', { name: t.notifications });
        const newest = panel.getByRole('listitem').first();
        await expect(newest).toContainText(CAMPAIGN);
        await expect(brandBell).toHaveAccessibleName(t.bell(0));
        await brandHand.press(newest.getByRole('button').first());
        await expect(brand).toHaveURL(/\/campaign-self-service\/campaign-request\/\d+\/view$/);
        await expect(brand.getByRole('heading', { level: 1, name: CAMPAIGN })).toBeVisible();
      });

      const managerBell = manager.getByRole('button', { name: t.notifications });
      const proposal = (name: string) =>
        brand
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: name })
          .filter({ has: brand.getByRole('img', { name: PLATFORM_OF[name] ?? '' }) });
      const decide = async (name: string, before: number, decision: string, act: () => Promise<void>) => {
        await expect(managerBell).toHaveAccessibleName(t.bell(before));
        const answered = brand.waitForResponse(/channel\/brandStatusChange$/, { timeout: 60_000 });
        await act();
        expect((await answered).ok()).toBe(true);
        await expect(managerBell).toHaveAccessibleName(t.bell(before + 1), LIVE);
        await expect(table.getByRole('row', { name })).toContainText(decision);
        await expect(proposal(name)).toContainText(decision);
        await readToast(brand, brandHand, name);
      };
      await test.step('the brand decides, and the agency sees it without a reload [R-PROD-026]', async () => {
        await decide(APPROVED, 4, t.decisions.approved, async () => {
          await brandHand.press(proposal(APPROVED).getByRole('button', { name: t.approve(APPROVED) }));
          await brandHand.press(brand.getByRole('alertdialog').getByRole('button', { name: t.confirmApproval }));
        });
        await decide(WAITING, 5, t.decisions.waiting, () =>
          brandHand.press(proposal(WAITING).getByRole('button', { name: t.putOnWaitingList(WAITING) })),
        );
        await decide(DECLINED, 6, t.decisions.declined, async () => {
          await brandHand.press(proposal(DECLINED).getByRole('button', { name: t.decline(DECLINED) }));
          const dialog = brand.getByRole('dialog', { name: t.declineDialog });
          const submit = dialog.getByRole('button', { name: t.declineSubmit, exact: true });
          await expect(submit).toBeDisabled();
          await brandHand.choose(dialog.getByRole('radio', { name: t.reason }));
          await brandHand.press(submit);
          await expect(dialog).toBeHidden();
        });
        await expect(proposal(DECLINED)).toContainText(t.reason);
      });

      await test.step('the decisions are stored', async () => {
        const api = await apiOf(manager, 'manager');
        const campaignId = Number(/\/campaign\/(\d+)\//.exec(manager.url())?.[1]);
        const query = { campaignId, state: 2, pageNumber: 0, pageSize: 50 };
        const { content } = await api.post<EntryPage>('/campaign/v1/getCampaignInfluencersWithPagination', query);
        const of = (name: string) => content.find((row) => row.name === name && row.platform === PLATFORM_OF[name]);
        expect(of(APPROVED)).toMatchObject({ isPublished: 1, brandStatus: 3, brandDeclineReason: null });
        expect(of(WAITING)).toMatchObject({ isPublished: 1, brandStatus: 2, brandDeclineReason: null });
        expect(of(DECLINED)).toMatchObject({ isPublished: 1, brandStatus: 4, brandDeclineReason: '2' });
      });

      const colleague = await (await newPerson()).newPage();
      await enter(colleague, mouse(), 'admin', language);
      await expect(colleague).toHaveURL(/\/dashboard$/);
      await produce({ manager, colleague, hand, t, name: APPROVED });
    });
  });
}
