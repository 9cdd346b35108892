import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { buildProposedChannel } from '@resonanz/testing/campaignRequests';
import { answerFailure, answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildProposals } from './fixtures/requestData.fixture.ts';
import { CALLS, createRequestServer } from './fixtures/requestServer.fixture.ts';
import { RequestStage } from './fixtures/RequestStage.fixture.tsx';

let server: EnvelopeFetch;

async function openWith(count: string) {
  await render(
    <LanguageProvider language="de">
      <RequestStage server={server} path="/campaign-self-service/campaign-request/5/view" />
    </LanguageProvider>,
  );
  await expect.element(page.getByText(count)).toBeVisible();
}
const open = () => openWith('3 offene Entscheidungen');

const decisions = () => server.received(CALLS.decide).map(({ body }) => body);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(`^${name}`) }) });
const linkOf = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const buttonsOf = (name: string) =>
  rowOf(name)
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((words) => words !== 'Kommentieren');
const alert = (text: string) => page.getByRole('alert').getByText(text);
const dialog = () => page.getByRole('dialog', { name: 'Vorschlag ablehnen' });
const words = () => dialog().getByRole('textbox', { name: 'Ihre Begründung' });
const question = (name: string) => page.getByRole('alertdialog', { name: `${name} zusagen?` });
const confirm = (name: string) => question(name).getByRole('button', { name: 'Verbindlich zusagen' });
async function approve(name: string) {
  await button(`${name} zusagen`).click();
  await confirm(name).click();
}
const submit = () => dialog().getByRole('button', { name: 'Ablehnen' });

/** An answer that comes when the test wants it. */
function answerLater() {
  let give: (response: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer: () => answer, give };
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createRequestServer();
});

test('an approval is sent, shown and confirmed; only declining is left', async () => {
  await open();
  await approve('Lena Hoffmann');
  await expect.element(page.getByText('Lena Hoffmann zugesagt. Die Agentur wurde benachrichtigt.')).toBeVisible();
  expect(decisions()).toEqual([{ entryId: 500, seenBrandStatus: 1, brandStatus: 3 }]);
  await expect.element(rowOf('Lena Hoffmann').getByText('Zugesagt')).toBeVisible();
  await expect.element(page.getByText('2 offene Entscheidungen')).toBeVisible();
  expect(buttonsOf('Lena Hoffmann')).toEqual(['Ablehnen']);
});

test('before an approval the brand reads what it books for how much; cancelling sends nothing', async () => {
  await open();
  await button('Lena Hoffmann zusagen').click();
  await expect
    .element(
      question('Lena Hoffmann').getByText(/^Mit Ihrer Zusage beauftragen Sie die Agentur verbindlich, Lena Hoffmann/),
    )
    .toBeVisible();
  for (const fact of ['Leistung', 'Preis'])
    await expect.element(question('Lena Hoffmann').getByText(fact, { exact: true })).toBeVisible();
  await expect.element(question('Lena Hoffmann').getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question('Lena Hoffmann')).not.toBeInTheDocument();
  await expect.element(button('Lena Hoffmann zusagen')).toHaveFocus();
  expect(decisions()).toEqual([]);
});

test('a channel goes to the waiting list and is approved from there', async () => {
  await open();
  await button('Aylin Özdemir auf die Warteliste setzen').click();
  await expect
    .element(page.getByText('Aylin Özdemir steht auf der Warteliste. Die Agentur wurde benachrichtigt.'))
    .toBeVisible();
  await expect.element(rowOf('Aylin Özdemir').getByText('Warteliste')).toBeVisible();
  await approve('Aylin Özdemir');
  await expect.element(page.getByText('Aylin Özdemir zugesagt. Die Agentur wurde benachrichtigt.')).toBeVisible();
  expect(decisions()).toEqual([
    { entryId: 502, seenBrandStatus: 1, brandStatus: 2 },
    { entryId: 502, seenBrandStatus: 2, brandStatus: 3 },
  ]);
});

test('six decisions in a row leave no messages over the rows that follow', async () => {
  const channels = Array.from({ length: 6 }, (_, index) =>
    buildProposedChannel({ name: `Kanal ${index + 1}`, brandStatus: 1 }, index),
  );
  server = createRequestServer({ channels });
  await openWith('6 offene Entscheidungen');
  for (const { name } of channels) {
    await button(`${name} auf die Warteliste setzen`).click();
    await expect.element(rowOf(name).getByText('Warteliste')).toBeVisible();
  }
  // The row shows the decision before the server has received it.
  await expect.poll(decisions).toHaveLength(6);
  expect(page.getByRole('region', { name: /^Meldungen/ }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Meldung schließen' }).elements()).toHaveLength(0);
});

describe('a decline', () => {
  test('goes with a reason of the list, which the row then gives', async () => {
    await open();
    await button('Lena Hoffmann ablehnen').click();
    await expect.element(dialog().getByText(/^Warum passt Lena Hoffmann nicht\?/)).toBeVisible();
    await dialog().getByRole('radio', { name: 'Preise des Creators passen nicht zum Budget' }).click();
    await submit().click();
    await expect.element(page.getByText('Lena Hoffmann abgelehnt. Die Agentur wurde benachrichtigt.')).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(decisions()).toEqual([{ entryId: 500, seenBrandStatus: 1, brandStatus: 4, brandDeclineReason: 4 }]);
    await expect.element(rowOf('Lena Hoffmann').getByText('Preise des Creators passen nicht zum Budget')).toBeVisible();
    expect(buttonsOf('Lena Hoffmann')).toEqual([]);
  });

  test('goes with own words for another reason', async () => {
    await open();
    await button('Lena Hoffmann ablehnen').click();
    await dialog().getByRole('radio', { name: 'Sonstiges' }).click();
    await words().fill('  Wir möchten diesmal Videos.  ');
    await submit().click();
    await expect.element(rowOf('Lena Hoffmann').getByText('Wir möchten diesmal Videos.')).toBeVisible();
    expect(decisions()).toEqual([
      {
        entryId: 500,
        seenBrandStatus: 1,
        brandStatus: 4,
        brandDeclineReason: 5,
        declineText: 'Wir möchten diesmal Videos.',
      },
    ]);
  });

  test('is taken back by Cancel; nothing is sent', async () => {
    await open();
    await button('Lena Hoffmann ablehnen').click();
    await dialog().getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button('Lena Hoffmann ablehnen')).toHaveFocus();
    expect(decisions()).toEqual([]);
  });

  test('that is not possible any more closes the dialog, says why and shows what stands there now', async () => {
    await open();
    const booked = createRequestServer({
      channels: buildProposals().map((each) =>
        each.name === 'Lena Hoffmann' ? { ...each, brandStatus: 3, decisions: [] } : each,
      ),
    });
    server.on(CALLS.decide, () => answerError(409, 'CONFLICT', 'entryBeforeCampaignRequired'));
    server.on(CALLS.detail, () => booked.fetch(`${booked.baseUrl}/campaignRequest/getById/5`));
    await button('Lena Hoffmann ablehnen').click();
    await dialog().getByRole('radio', { name: 'Creator passt nicht zur Marke' }).click();
    await submit().click();
    await expect
      .element(alert('Dieser Creator ist bereits gebucht. Bitte wenden Sie sich an die Agentur.'))
      .toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(rowOf('Lena Hoffmann').getByText('Zugesagt')).toBeVisible();
    expect(buttonsOf('Lena Hoffmann')).toEqual([]);
    await expect.element(linkOf('Lena Hoffmann')).toHaveFocus();
  });

  test('that is rejected keeps the dialog and its words for another try', async () => {
    server.on(CALLS.decide, answerFailure);
    await open();
    await button('Lena Hoffmann ablehnen').click();
    await dialog().getByRole('radio', { name: 'Sonstiges' }).click();
    await words().fill('Wir möchten diesmal Videos.');
    await submit().click();
    await expect
      .element(alert('Ihre Entscheidung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'))
      .toBeVisible();
    await expect.element(words()).toHaveValue('Wir möchten diesmal Videos.');
    server.on(CALLS.decide, () =>
      answerSuccess(
        buildProposedChannel({ brandStatus: 4, brandDeclineReason: 'Wir möchten diesmal Videos.', daysLeft: null }),
      ),
    );
    await submit().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(decisions()).toHaveLength(2);
  });
});

describe('a rejected decision is shown in a toast, and can be made again', () => {
  const failures: readonly [status: number, key: string, text: string][] = [
    [409, 'transitionNotAllowed', 'Über diesen Vorschlag wurde bereits entschieden.'],
    [409, 'entryBeforeCampaignRequired', 'Dieser Creator ist bereits gebucht. Bitte wenden Sie sich an die Agentur.'],
    [404, 'notFound', 'Die Agentur hat diesen Vorschlag zurückgezogen.'],
    [403, 'forbidden', 'Keine Berechtigung'],
    [500, 'Internal server error', 'Ihre Entscheidung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'],
  ];
  test.for(failures)('%i %s', async ([status, key, text]) => {
    server.on(CALLS.decide, () => answerError(status, 'REFUSED', key));
    await open();
    await approve('Lena Hoffmann');
    await expect.element(alert(text)).toBeVisible();
    await expect.element(button('Lena Hoffmann zusagen')).toBeEnabled();
    await expect.element(page.getByText('3 offene Entscheidungen')).toBeVisible();
  });

  test('without a connection', async () => {
    server.on(CALLS.decide, () => {
      throw new TypeError('Failed to fetch');
    });
    await open();
    await approve('Lena Hoffmann');
    await expect
      .element(alert('Keine Verbindung. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.'))
      .toBeVisible();
  });
});

test('a decision on its way holds up its own row alone', async () => {
  const slow = answerLater();
  server.on(CALLS.decide, slow.answer);
  await open();
  await approve('Lena Hoffmann');
  await expect.element(button('Lena Hoffmann ablehnen')).toBeDisabled();
  await button('Aylin Özdemir ablehnen').click();
  await dialog().getByRole('radio', { name: 'Sonstiges' }).click();
  await words().fill('Zu wenig Reichweite.');
  await expect.element(submit()).toBeEnabled();
  slow.give(answerSuccess(buildProposedChannel({ brandStatus: 3, daysLeft: null })));
  await expect.element(page.getByText('Lena Hoffmann zugesagt. Die Agentur wurde benachrichtigt.')).toBeVisible();
  await expect.element(words()).toHaveValue('Zu wenig Reichweite.');
});

test('two decisions on their way hold up both rows', async () => {
  const slow = answerLater();
  server.on(CALLS.decide, slow.answer);
  await open();
  await approve('Lena Hoffmann');
  await approve('Aylin Özdemir');
  await expect.poll(decisions).toHaveLength(2);
  for (const name of ['Lena Hoffmann', 'Aylin Özdemir'])
    await expect.element(button(`${name} ablehnen`)).toBeDisabled();
});

describe('by keyboard', () => {
  const hasFocus = (name: string) => rowOf(name).element().contains(document.activeElement);

  test('a channel is approved, and the focus stays in its row', async () => {
    await open();
    await focusOn(linkOf('Lena Hoffmann'));
    await userEvent.tab();
    await expect.element(button('Lena Hoffmann kommentieren')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Lena Hoffmann zusagen')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question('Lena Hoffmann').getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Lena Hoffmann zugesagt. Die Agentur wurde benachrichtigt.')).toBeVisible();
    await expect.poll(() => hasFocus('Lena Hoffmann')).toBe(true);
  });

  test('a channel is declined, and the focus comes back to its row although the button is gone', async () => {
    await open();
    await focusOn(button('Lena Hoffmann ablehnen'));
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect.element(dialog().getByRole('radio', { name: 'Creator passt nicht zur Marke' })).toBeChecked();
    await focusOn(submit());
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(linkOf('Lena Hoffmann')).toHaveFocus();
    expect(decisions()).toEqual([{ entryId: 500, seenBrandStatus: 1, brandStatus: 4, brandDeclineReason: 2 }]);
  });

  describe('a proposal that was withdrawn goes, and the next one has the focus', () => {
    beforeEach(async () => {
      await open();
      const rest = createRequestServer({ channels: buildProposals().slice(1) });
      server.on(CALLS.decide, () => answerError(404, 'NOT_FOUND', 'notFound'));
      server.on(CALLS.detail, () => rest.fetch(`${rest.baseUrl}/campaignRequest/getById/5`));
    });

    test.each(['when it is approved', 'when it is declined'])('%s', async (when) => {
      if (when === 'when it is approved') {
        await button('Lena Hoffmann zusagen').click();
        await expect.element(question('Lena Hoffmann').getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
        await focusOn(confirm('Lena Hoffmann'));
      } else {
        await button('Lena Hoffmann ablehnen').click();
        await dialog().getByRole('radio', { name: 'Creator passt nicht zur Marke' }).click();
        await expect.element(submit()).toBeEnabled();
        await focusOn(submit());
      }
      await userEvent.keyboard('{Enter}');
      await expect.element(alert('Die Agentur hat diesen Vorschlag zurückgezogen.')).toBeVisible();
      await expect.element(linkOf('Jonas Weidenfeller')).toHaveFocus();
      expect(rowOf('Lena Hoffmann').elements()).toHaveLength(0);
      expect(dialog().elements()).toHaveLength(0);
    });
  });
});
