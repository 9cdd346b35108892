import '@resonanz/tokens/styles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignInfluencerRow, buildCampaignStatistics } from '@resonanz/testing/campaigns';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';

let server: EnvelopeFetch;

const answerConflict = (data: unknown) =>
  Response.json({ message: 'CONFLICT', data, error: 'changedMeanwhile' }, { status: 409 });

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = (state: 1 | 2 | 3) => openAt({ server, path: `/campaign/20/view-camp?state=${state}` });

/** Opens the page once more, as after a reload: nothing of it is left but what is saved on the device. */
const reload = async (state: 1 | 2 | 3): Promise<void> => {
  await cleanup();
  await open(state);
};

const bodyOf = (call: string) => server.received(call).at(-1)?.body;
const cell = (row: string, column: string) =>
  page
    .getByRole('row', { name: new RegExp(row) })
    .getByRole('gridcell')
    .filter({ hasText: column });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCampaignServer({
    entries: [
      buildCampaignInfluencerRow({
        state: 3,
        entryId: 800,
        name: 'Sophie Grüber',
        finalBudget: 450,
        isPublished: 1,
        brandStatus: 3,
      }),
      buildCampaignInfluencerRow({ state: 3, entryId: 801, name: 'Lena Hartwig', finalBudget: 1850.5 }),
    ],
  });
});

describe('the grid of creators [R-LAYOUT-011] [R-LAYOUT-013] [R-ENT-015]', () => {
  test('a cell is edited, the figures follow while it is typed, and it is saved over the value that stood there', async () => {
    await open(3);
    await cell('Sophie Grüber', '450,00 €').dblClick();
    await userEvent.keyboard('{Control>}a{/Control}650');
    await expect.element(page.getByText('2.500,5 €')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => bodyOf(CALLS.cells))
      .toEqual({ entryId: 800, fields: { finalBudget: 650 }, expected: { finalBudget: 450 } });
    await expect.element(cell('Sophie Grüber', '650,00 €')).toBeVisible();
  });

  test('a rejected value stays in its cell with the server’s words', async () => {
    server.on(CALLS.cells, () => answerError(409, 'CONFLICT', 'contractUnsignedRequired'));
    await open(3);
    await cell('Sophie Grüber', '450,00 €').dblClick();
    await userEvent.keyboard('{Control>}a{/Control}650{Enter}');
    await expect.element(page.getByText('Der Vertrag ist schon unterschrieben.').first()).toBeVisible();
    await expect.element(cell('Sophie Grüber', '650')).toHaveAttribute('aria-invalid', 'true');
  });

  test('who was faster in the same cell is named with the value, and the slower one chooses', async () => {
    const rival = {
      ...buildCampaignInfluencerRow({ state: 3, entryId: 800, name: 'Sophie Grüber', finalBudget: 499 }),
      updatedAt: '2026-05-04T10:00:00.000Z',
    };
    server.on(CALLS.cells, () => answerConflict({ name: 'Jonas Küppers', at: rival.updatedAt, row: rival }));
    await open(3);
    await cell('Sophie Grüber', '450,00 €').dblClick();
    await userEvent.keyboard('{Control>}a{/Control}488{Enter}');
    await expect.element(page.getByText(/Jonas Küppers hat inzwischen 499,00\s€ eingetragen/).first()).toBeVisible();
    server.on(CALLS.cells, () => answerSuccess({ ...rival, finalBudget: 488 }));
    await page.getByRole('button', { name: 'Meinen Wert behalten' }).click();
    await expect
      .poll(() => bodyOf(CALLS.cells))
      .toEqual({ entryId: 800, fields: { finalBudget: 488 }, expected: { finalBudget: 499 } });
    await expect.element(cell('Sophie Grüber', '488,00 €')).not.toHaveAttribute('aria-invalid');
  });

  test('the slower one takes the new value', async () => {
    const rival = {
      ...buildCampaignInfluencerRow({ state: 3, entryId: 800, name: 'Sophie Grüber', finalBudget: 499 }),
      updatedAt: '2026-05-04T10:00:00.000Z',
    };
    server.on(CALLS.cells, () => answerConflict({ name: null, at: rival.updatedAt, row: rival }));
    await open(3);
    await cell('Sophie Grüber', '450,00 €').dblClick();
    await userEvent.keyboard('{Control>}a{/Control}488{Enter}');
    await page.getByRole('button', { name: 'Neuen Wert übernehmen' }).click();
    await expect.element(cell('Sophie Grüber', '499,00 €')).not.toHaveAttribute('aria-invalid');
    expect(server.received(CALLS.cells)).toHaveLength(1);
  });

  describe('a status', () => {
    const pasteAt = async (row: string, column: string, text: string) => {
      await page
        .getByRole('row', { name: new RegExp(row) })
        .getByRole('gridcell', { name: new RegExp(column) })
        .click({ position: { x: 4, y: 4 } });
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    };

    test('of content is typed in its cell and sent as the act it is', async () => {
      await open(3);
      await page
        .getByRole('row', { name: /Sophie Grüber/ })
        .getByRole('gridcell', { name: /Content von Sophie/ })
        .click({ position: { x: 4, y: 4 } });
      await userEvent.keyboard('e{Enter}');
      await expect
        .poll(() => bodyOf(CALLS.content))
        .toEqual({ entryId: [800], contentStatus: 'Eingereicht', seenContentStatus: 'Offen' });
      await expect.element(page.getByRole('button', { name: /^Eingereicht: Content von Sophie/ })).toBeVisible();
      expect(server.received(CALLS.cells)).toHaveLength(0);
    });

    test('that cannot follow, or is none, stays in its cell and says what is possible; nothing is sent', async () => {
      await open(3);
      await pasteAt('Sophie Grüber', 'Content von Sophie', 'Online');
      await expect.element(page.getByText('Auf „Offen“ kann folgen: Eingereicht.').first()).toBeVisible();
      await pasteAt('Lena Hartwig', 'Content von Lena', 'Fast fertig');
      await expect
        .element(page.getByRole('gridcell', { name: /^Fast fertig/ }))
        .toHaveAccessibleErrorMessage('Möglich sind: Offen, Eingereicht, Korrektur, Freigegeben, Online.');
      expect(server.received(CALLS.content)).toHaveLength(0);
    });

    test('that needs more than the cell holds says where that is entered', async () => {
      server.on(CALLS.invoice, () =>
        answerSuccess({
          entryId: [],
          refused: [{ entryId: 800, name: 'Sophie Grüber', reason: 'amountRequired' }],
          warnings: [],
          rows: [],
        }),
      );
      await open(3);
      await page
        .getByRole('row', { name: /Sophie Grüber/ })
        .getByRole('gridcell', { name: 'Offen', exact: true })
        .click();
      await userEvent.keyboard('e{Enter}');
      await expect
        .poll(() => bodyOf(CALLS.invoice))
        .toEqual({ entryId: [800], invoiceStatus: 'Eingegangen', seenInvoiceStatus: 'Offen' });
      await expect
        .element(
          page
            .getByText(
              'Bitte geben Sie den Rechnungsbetrag an. Das tragen Sie im Menü der Zeile unter „Rechnungsstatus“ ein.',
            )
            .first(),
        )
        .toBeVisible();
    });
  });

  describe('beyond the budget', () => {
    const alone = 'Dieser Betrag allein liegt über dem Mediabudget der Kampagne.';
    const inRow = (row: string, text: string) => cell(row, text).first();

    test('an amount marks its cell and the sum', async () => {
      server = createCampaignServer({
        entries: [
          buildCampaignInfluencerRow({
            state: 3,
            entryId: 800,
            name: 'Sophie Grüber',
            preBudget: 400,
            finalBudget: 450,
          }),
          buildCampaignInfluencerRow({
            state: 3,
            entryId: 801,
            name: 'Lena Hartwig',
            preBudget: 1900,
            finalBudget: 1850.5,
          }),
        ],
      });
      await open(3);
      await cell('Sophie Grüber', '450,00 €').dblClick();
      await userEvent.keyboard('{Control>}a{/Control}99999{Enter}');
      await expect.element(page.getByText(/ über dem Mediabudget$/)).toBeVisible();
      await expect.element(cell('Sophie Grüber', '99.999,00 €')).toHaveAccessibleDescription(alone);
      await expect.element(cell('Lena Hartwig', '1.850,50 €')).not.toHaveAccessibleDescription();
    });

    test('several small overruns are each marked where they were made', async () => {
      const amounts = [
        ['Sophie Grüber', 8_000, 9_000],
        ['Lena Hartwig', 8_000, 9_000],
        ['Nico Brändli', 8_000, 9_000],
        ['Corinne Aeschbacher', 7_000, 7_000],
      ] as const;
      server = createCampaignServer({
        campaign: { mediaBudget: 33_500 },
        entries: amounts.map(([name, preBudget, finalBudget], index) =>
          buildCampaignInfluencerRow({ state: 3, entryId: 800 + index, name, preBudget, finalBudget }),
        ),
      });
      await open(3);
      for (const name of ['Sophie Grüber', 'Lena Hartwig', 'Nico Brändli']) {
        await expect
          .element(inRow(name, '9.000,00 €'))
          .toHaveAccessibleDescription(
            'Die finalen Budgets liegen zusammen über dem Mediabudget, und dieser Betrag liegt über seinem Vorbudget.',
          );
      }
      for (const each of await cell('Corinne Aeschbacher', '7.000,00 €').all())
        await expect.element(each).not.toHaveAccessibleDescription();
    });

    test('a pre-budget in acquisition that alone is above the media budget is marked', async () => {
      server = createCampaignServer({
        entries: [
          buildCampaignInfluencerRow({ state: 1, entryId: 600, name: 'Nico Brändli', preBudget: 99_999 }),
          buildCampaignInfluencerRow({ state: 1, entryId: 601, name: 'Lena Hartwig', preBudget: 900 }),
        ],
      });
      await open(1);
      await expect.element(cell('Nico Brändli', '99.999,00 €')).toHaveAccessibleDescription(alone);
      await expect.element(cell('Lena Hartwig', '900,00 €')).not.toHaveAccessibleDescription();
    });

    test('pre-budgets that are too much together are marked above their equal share', async () => {
      server = createCampaignServer({
        campaign: { mediaBudget: 20_000 },
        entries: [
          ['Nico Brändli', 15_000],
          ['Lena Hartwig', 6_000],
        ].map(([name, preBudget], index) =>
          buildCampaignInfluencerRow({
            state: 2,
            entryId: 700 + index,
            name: String(name),
            preBudget: Number(preBudget),
          }),
        ),
      });
      server.on(CALLS.statistics, () =>
        answerSuccess(buildCampaignStatistics({ channels: 0, interested: 2, planned: 21_000, finalBudget: 0 })),
      );
      await open(2);
      const doubt = [
        '^Die Beträge dieser Spalte liegen zusammen über dem Mediabudget,',
        'und dieser über dem gleichen Anteil von 10\\.000,00\\s€ je Kanal\\.$',
      ].join(' ');
      await expect.element(cell('Nico Brändli', '15.000,00 €')).toHaveAccessibleDescription(new RegExp(doubt));
      await expect.element(cell('Lena Hartwig', '6.000,00 €')).not.toHaveAccessibleDescription();
    });
  });

  test('sums and pages stay in sight at the foot of a window that the rows outgrow', async () => {
    await page.viewport(1440, 700);
    server = createCampaignServer({
      entries: many(40, (index) =>
        buildCampaignInfluencerRow({ state: 3, name: `Kanal ${index + 1}`, finalBudget: 100 }, index),
      ),
    });
    await open(3);
    await expect.element(page.getByText('Summe finales Budget')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByText('1–40 von 40')).toBeInViewport({ ratio: 1 });
  });

  describe('without an answer', () => {
    const noAnswer = () => answerError(503, 'UNAVAILABLE', 'unavailable');
    const content = () =>
      page.getByRole('row', { name: /Sophie Grüber/ }).getByRole('gridcell', { name: /Content von Sophie/ });
    // Unsaved values stay with the log-in that is stored on the device.
    beforeEach(() =>
      localStorage.setItem('auth', JSON.stringify({ loginId: 'one', accessToken: 'access', refreshToken: 'refresh' })),
    );
    afterEach(() => localStorage.clear());

    test('a value waits, says so, and is sent after a reload', async () => {
      server.on(CALLS.cells, noAnswer);
      await open(3);
      await cell('Sophie Grüber', '450,00 €').dblClick();
      await userEvent.keyboard('{Control>}a{/Control}650{Enter}');
      await expect.element(cell('Sophie Grüber', '650,00 €')).toHaveAccessibleDescription(/^Noch nicht gespeichert/);
      server.on(CALLS.cells, () =>
        answerSuccess(
          buildCampaignInfluencerRow({
            state: 3,
            entryId: 800,
            name: 'Sophie Grüber',
            finalBudget: 650,
          }),
        ),
      );
      await reload(3);
      await expect.poll(() => server.received(CALLS.cells)).toHaveLength(2);
      expect(bodyOf(CALLS.cells)).toEqual({
        entryId: 800,
        fields: { finalBudget: 650 },
        expected: { finalBudget: 450 },
      });
      await expect.element(cell('Sophie Grüber', '650,00 €').first()).toBeVisible();
    });

    test('a status waits, too, says so, and is sent after a reload', async () => {
      server.on(CALLS.content, noAnswer);
      await open(3);
      await content().click({ position: { x: 4, y: 4 } });
      await userEvent.keyboard('e{Enter}');
      await expect.element(content()).toHaveAccessibleDescription(/^Noch nicht gespeichert/);
      await expect.element(content()).toMatchTextContent(/Eingereicht/);
      server.on(CALLS.content, () => answerSuccess({ entryId: [800], refused: [], warnings: [], rows: [] }));
      await reload(3);
      await expect.poll(() => server.received(CALLS.content)).toHaveLength(2);
      expect(bodyOf(CALLS.content)).toEqual({
        entryId: [800],
        contentStatus: 'Eingereicht',
        seenContentStatus: 'Offen',
      });
    });

    test('a withdrawal waits over a reload as well, and is rejected in its cell when it is too late', async () => {
      const toggle = page.getByRole('row', { name: /Sophie Grüber/ }).getByRole('switch');
      server.on(CALLS.publish, noAnswer);
      await open(3);
      await toggle.click();
      await expect.poll(() => server.received(CALLS.publish)).toHaveLength(1);
      await expect.element(page.getByText(/Noch nicht gespeichert/).first()).toBeInTheDocument();
      server.on(CALLS.publish, () => answerError(403, 'FORBIDDEN', 'forbidden'));
      await reload(3);
      await expect.poll(() => server.received(CALLS.publish)).toHaveLength(2);
      expect(bodyOf(CALLS.publish)).toEqual({ entryId: [800], isPublished: 0, refusals: 'single' });
      await expect.element(page.getByRole('list', { name: '1 Zelle prüfen' })).toBeVisible();
    });
  });
});
