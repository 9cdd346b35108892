import type { Page } from '@playwright/test';
import { cellBelow } from './cellBelow.ts';
import type { ChainWords } from './chainWords.ts';
import type { Hands } from './hands.ts';
import { LIVE } from './live.ts';
import { onePixel } from './picture.ts';
import { readToasts } from './readToasts.ts';
import { expect, test } from './test.ts';

interface Production {
  readonly manager: Page;
  /** A user of the agency who has the same campaign open. */
  readonly colleague: Page;
  readonly hand: Hands;
  readonly t: ChainWords;
  /** The creator the brand has agreed to. */
  readonly name: string;
}

/** From the booking to the figures: what happens after the brand has agreed (steps 6 to 8 of a campaign's chain). */
export async function produce({ manager, colleague, hand, t, name }: Production): Promise<void> {
  const [, interested, booked] = t.states;
  const readToast = (text: string) => readToasts(manager, hand, t, text);
  const tableOf = (page: Page, state: string) => page.getByRole('grid', { name: t.caption(state) });
  const rowOf = (page: Page, state: string) => tableOf(page, state).getByRole('row', { name }).first();
  const tick = () => hand.toggle(rowOf(manager, interested).getByRole('checkbox', { name: t.select(name) }));

  await test.step('without a signed NDA nobody is booked [R-FLOW-015]', async () => {
    await tick();
    await hand.press(manager.getByRole('button', { name: t.toCampaign }));
    const report = manager.getByRole('dialog');
    await expect(report.getByText(t.ndaMissing)).toBeVisible();
    await hand.press(report.getByRole('button', { name: t.close, exact: true }).last());
    for (const status of t.ndaStatuses) {
      await hand.press(manager.getByRole('button', { name: t.setStatus }));
      await hand.press(manager.getByRole('menuitem', { name: status, exact: true }));
      // What is selected stays selected: the next status is one step away.
      await readToast(t.changedOne);
    }
    await hand.press(manager.getByRole('button', { name: t.toCampaign }));
    await readToast(t.movedOne);
    await expect(rowOf(manager, interested)).toBeHidden();
  });

  const table = tableOf(manager, booked);
  const row = rowOf(manager, booked);
  await test.step('a colleague opens the campaign, too', async () => {
    await hand.choose(manager.getByRole('tab', { name: booked }));
    await expect(row).toBeVisible();
    await colleague.goto(manager.url());
    await expect(rowOf(colleague, booked)).toBeVisible();
  });

  const dialog = manager.getByRole('dialog', { name: t.contentOf(name) });
  const content = t.contentStatuses;
  const openContent = async () => {
    await hand.press(row.getByRole('button', { name: t.rowActions(name) }));
    await hand.press(manager.getByRole('menuitem', { name: t.content, exact: true }));
  };
  const isAt = (status: string) => expect(dialog.getByRole('definition').first()).toHaveText(status);
  const upload = async (file: string) => {
    await hand.upload(dialog.getByRole('button', { name: t.addFiles }), {
      name: file,
      mimeType: 'image/png',
      buffer: onePixel,
    });
    await expect(dialog.getByRole('row', { name: file })).toBeVisible();
  };
  const say = (words: string) => hand.write(dialog.getByRole('textbox', { name: t.comment }), words);
  const take = (step: string) => hand.press(dialog.getByRole('button', { name: step, exact: true }));

  await test.step('content is handed in, corrected, handed in again and released [R-FLOW-016]', async () => {
    await openContent();
    await isAt(content.open);
    await take(t.handIn);
    await expect(dialog.getByRole('alert')).toContainText(t.fileMissing);
    await upload('entwurf.png');
    await take(t.handIn);
    await isAt(content.submitted);
    await take(t.askCorrection);
    await expect(dialog.getByRole('alert')).toContainText(t.commentMissing);
    await say(t.correction);
    await take(t.askCorrection);
    await isAt(content.correction);
    await upload('zweiter-entwurf.png');
    await take(t.handIn);
    await isAt(content.submitted);
    await say(t.released);
    await take(t.brandReleased);
    await take(t.release);
    await isAt(content.released);
    await hand.press(dialog.getByRole('button', { name: t.close, exact: true }).last());
    await expect(dialog).toBeHidden();
    await expect(rowOf(colleague, booked)).toContainText(content.released, LIVE);
  });

  const enter = async (head: string, text: string) => hand.enter(await cellBelow(table, row, head), text);
  const reads = async (page: Page, head: string, text: string) =>
    expect(await cellBelow(tableOf(page, booked), rowOf(page, booked), head)).toContainText(text, LIVE);

  await test.step('link and day are entered in the grid, and it goes online', async () => {
    await enter(t.heads.link, 'https://www.instagram.com/p/herbstleuchten');
    await enter(t.heads.day, t.entered.day);
    await openContent();
    await take(t.goOnline);
    await isAt(content.online);
    await hand.press(dialog.getByRole('button', { name: t.close, exact: true }).last());
  });

  await test.step('figures make costs, and the colleague sees them without a reload', async () => {
    await enter(t.heads.clicks, '-5');
    await expect(await cellBelow(table, row, t.heads.clicks)).toHaveAttribute('aria-invalid', 'true');
    await enter(t.heads.clicks, t.entered.clicks);
    await enter(t.heads.fee, t.entered.fee);
    await enter(t.heads.views, t.entered.views);
    await enter(t.heads.orders, t.entered.orders);
    for (const page of [manager, colleague])
      for (const cost of ['cpc', 'cpv', 'cpo'] as const) await reads(page, t.heads[cost], t.costs[cost]);
    await manager.reload();
    for (const cost of ['cpc', 'cpv', 'cpo'] as const) await reads(manager, t.heads[cost], t.costs[cost]);
  });

  await test.step('what is on the screen goes into a workbook', async () => {
    await hand.press(manager.getByRole('button', { name: t.export }));
    const download = manager.waitForEvent('download');
    await hand.press(manager.getByRole('menuitem', { name: t.workbook }));
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  });
}
