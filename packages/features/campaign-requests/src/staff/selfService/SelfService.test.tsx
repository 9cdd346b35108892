import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildSelfServiceDetails } from '../fixtures/staffData.fixture.ts';
import { CALLS, createStaffServer } from '../fixtures/staffServer.fixture.ts';
import { StaffStage, stageRoutes } from '../fixtures/StaffStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(StaffStage, stageRoutes);
const open = (path: string) => openAt({ server, path });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;

async function choose(name: string, item: string) {
  const trigger = page.getByRole('button', { name: `Aktionen für ${name}` });
  await expect.element(trigger).toBeVisible();
  await focusOn(trigger);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createStaffServer();
});

test('the list counts decisions and says what ends next; its filters go to the server', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  await open('/campaign/self-service?open=1&soon=1');
  await expect
    .element(page.getByRole('row', { name: /Frühjahrskollektion 2026.*Lindenblatt.*KA-2026-0005.*noch 2 Tage/ }))
    .toBeVisible();
  expect((bodyOf(CALLS.selfList) as { filters: object }).filters).toEqual({ hasOpenDecisions: true, endsSoon: true });
  await expect
    .element(page.getByRole('link', { name: 'Frühjahrskollektion 2026' }).first())
    .toHaveAttribute('href', '/campaign/self-service/20/view');
});

test('agency and brand see the same channels, each in its own way', async () => {
  await open('/campaign/self-service/20/view');
  const [agency, brand] = [
    page.getByRole('table', { name: 'Ansicht der Agentur' }),
    page.getByRole('table', { name: 'Ansicht der Brand' }),
  ];
  await expect.element(agency.getByText('Elif Yıldız')).toBeVisible();
  await expect.element(brand.getByText('noch 2 Tage')).toBeVisible();
  expect(brand.getByText('Elif Yıldız').elements()).toHaveLength(0);
  expect(brand.getByText('Vorbudget').elements()).toHaveLength(0);
  await expect.element(page.getByText('Die Option ist ohne Entscheidung abgelaufen.')).toBeVisible();
});

test('a price reads alike on both sides, though the channel with the cents is on one alone', async () => {
  const channels = buildSelfServiceDetails().channels.map((channel) =>
    channel.isPublished === 0 ? { ...channel, externalBudget: 1_850.5 } : channel,
  );
  server = createStaffServer({ campaign: { channels } });
  await open('/campaign/self-service/20/view');
  const [agency, brand] = [
    page.getByRole('table', { name: 'Ansicht der Agentur' }),
    page.getByRole('table', { name: 'Ansicht der Brand' }),
  ];
  await expect.element(agency.getByText('1.850,50\u00a0€', { exact: true })).toBeVisible();
  for (const side of [agency, brand])
    await expect.element(side.getByText('1.740,00\u00a0€', { exact: true })).toBeVisible();
});

test('an option is extended, and a channel published or withdrawn, by keyboard', async () => {
  await open('/campaign/self-service/20/view');
  await choose('Nico Brändli', 'Option um 7 Tage verlängern');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Option um 7 Tage verlängern' }).click();
  await expect.poll(() => bodyOf(CALLS.extend)).toEqual({ entryId: [700] });
  await expect.element(page.getByText('noch 9 Tage').first()).toBeVisible();
  await choose('Elif Yıldız', 'Veröffentlichen');
  await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ entryId: [702], isPublished: 1, refusals: 'single' });
  await choose('Sophie Grüber', 'Zurückziehen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ entryId: [701], isPublished: 0, refusals: 'single' });
});

test('the brand is reminded after a question; an error says why', async () => {
  await open('/campaign/self-service/20/view');
  const remind = page.getByRole('button', { name: 'Brand erinnern' });
  await remind.click();
  await expect
    .element(
      page
        .getByRole('alertdialog')
        .getByText(
          'Lindenblatt Naturkosmetik GmbH erhält eine E-Mail und eine Benachrichtigung zu 2 offenen Entscheidungen.',
        ),
    )
    .toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Brand erinnern' }).click();
  await expect.element(page.getByText('Die Brand ist erinnert.')).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  server.on(CALLS.remind, () => answerError(409, 'CONFLICT', 'remindedToday'));
  await remind.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Brand erinnern' }).click();
  await expect.element(page.getByText('Die Brand wurde in den letzten 24 Stunden schon erinnert.')).toBeVisible();
});

test('the preview shows the brand’s own parts, opened and closed by keyboard, with nothing to decide', async () => {
  await open('/campaign/self-service/20/view');
  const trigger = page.getByRole('button', { name: 'Ansicht der Brand' });
  await expect.element(trigger).toBeVisible();
  await focusOn(trigger);
  await userEvent.keyboard('{Enter}');
  const preview = page.getByRole('dialog', { name: 'Ansicht der Brand' });
  await expect.element(preview.getByRole('heading', { level: 2, name: 'Frühjahrskollektion 2026' })).toBeVisible();
  await expect.element(preview.getByRole('table', { name: 'Ergebnisse der gebuchten Kanäle' })).toBeVisible();
  for (const name of [/zusagen$/, /ablehnen$/, /freigeben$/, /kommentieren$/])
    expect(preview.getByRole('button', { name }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('a preview that cannot be loaded says so and is asked for again', async () => {
  server.on(CALLS.brandView, answerFailure);
  await open('/campaign/self-service/20/view');
  await page.getByRole('button', { name: 'Ansicht der Brand' }).click();
  await expect.element(page.getByText('Die Ansicht der Brand konnte nicht geladen werden.')).toBeVisible();
  const asked = server.received(CALLS.brandView).length;
  await page.getByRole('dialog').getByText('Erneut versuchen').click();
  await expect.poll(() => server.received(CALLS.brandView).length).toBeGreaterThan(asked);
});

test('comments on a channel that are shown count as read', async () => {
  await open('/campaign/self-service/20/view');
  await choose('Nico Brändli', 'Kommentare');
  await expect.element(page.getByText('Passt gut zu uns.')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.readSelfComments)).toEqual({ commentId: 9 });
});
