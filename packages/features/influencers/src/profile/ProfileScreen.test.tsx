import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { lastSentMail, MAIL_CALLS } from '@resonanz/testing/mails';
import { buildUser } from '@resonanz/testing/users';
import { InfluencerStage, stageRoutes } from '../fixtures/InfluencerStage.fixture.tsx';
import { buildProfile } from '../fixtures/profile.fixture.ts';
import { buildProfileComment } from '../fixtures/profileRecords.fixture.ts';
import { createProfileServer, PROFILE_CALLS } from '../fixtures/profileServer.fixture.ts';

const PATH = '/dashboard/profile/100/instagram/1001';

const openAt = stageOpener(InfluencerStage, stageRoutes);

async function open(server = createProfileServer(), path = PATH) {
  await page.viewport(1440, 900);
  return { screen: page, router: await openAt({ server, path }), server };
}

test('the address names person, platform and channel; another channel has an address of its own [R-ROUTE-059]', async () => {
  const { screen, router } = await open();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Lena Hartwig' })).toBeVisible();
  await screen.getByRole('link', { name: /TikTok/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/profile/100/tiktok/1002');
});

test.each(['/dashboard/profile/100/instagram/999999', '/dashboard/profile/100/instagram/1002'])(
  '%s names no channel of the person, and says so',
  async (path) => {
    const { screen, router } = await open(createProfileServer(), path);
    await expect.element(screen.getByText('Diesen Kanal hat die Person nicht oder nicht mehr.')).toBeVisible();
    expect(screen.getByRole('tab').elements()).toHaveLength(0);
    await screen.getByRole('link', { name: 'Zum größten Kanal der Person' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(PATH);
    await expect.element(screen.getByRole('tab', { name: 'E-Mails' })).toBeVisible();
  },
);

test('the head has stars with their counter and the trusted flag [R-LAYOUT-006] [R-LAYOUT-007] [R-LAYOUT-008]', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('img', { name: '4,6 von 5 Sternen, 38 Bewertungen' })).toBeVisible();
  await expect.element(screen.getByText('Vertrauenswürdig', { exact: true })).toBeVisible();
});

test('each figure says where it came from and how old it is', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('Instagram, 3 Tage alt', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText('Instagram, 3 Tage alt, geschätzt')).toBeVisible();
  await expect.element(screen.getByText('von Hand, 21 Tage alt')).toBeVisible();
});

test('a mail is written from the head, and stands among the mails of the person', async () => {
  const { screen, server, router } = await open();
  await screen.getByRole('button', { name: 'E-Mail', exact: true }).click();
  const composer = screen.getByRole('dialog', { name: 'E-Mail schreiben' });
  await composer.getByRole('textbox', { name: 'Betreff' }).fill('Mediakit');
  await composer.getByRole('textbox', { name: 'Nachricht' }).click();
  await userEvent.keyboard('Guten Tag');
  await composer.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect.element(screen.getByText('Die E-Mail ist unterwegs.')).toBeVisible();
  expect(lastSentMail(server)).toMatchObject({
    receivers: [{ userType: 'influencer', refId: 100, channelId: 1001 }],
    subject: 'Mediakit',
  });
  await screen.getByRole('tab', { name: 'E-Mails' }).click();
  await expect.element(screen.getByRole('button', { name: 'Mediakit' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=emails');
  expect(server.received(MAIL_CALLS.list).at(-1)?.body).toMatchObject({
    filters: { userType: ['influencer'], refId: 100 },
  });
});

test('a rating without stars is not sent, one with stars is', async () => {
  const { screen, server } = await open(createProfileServer(), `${PATH}?tab=ratings`);
  await screen.getByRole('button', { name: 'Bewerten' }).click();
  await screen.getByRole('button', { name: 'Bewertung speichern' }).click();
  await expect.element(screen.getByText('Bitte wählen Sie eine bis fünf Sterne.')).toBeVisible();
  expect(server.received(PROFILE_CALLS.rate)).toHaveLength(0);
  await screen.getByRole('radio', { name: '4 Sterne' }).click({ force: true });
  await screen.getByLabelText('Begründung').fill('Pünktlich.');
  await screen.getByRole('button', { name: 'Bewertung speichern' }).click();
  await expect.element(screen.getByText('Ihre Bewertung ist gespeichert.')).toBeVisible();
  expect(server.received(PROFILE_CALLS.rate).map(({ body }) => body)).toEqual([{ stars: 4, text: 'Pünktlich.' }]);
});

test('the trusted mark can be taken away', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await screen.getByRole('menuitem', { name: 'Markierung „Vertrauenswürdig“ entfernen' }).click();
  await expect.element(screen.getByText('Die Markierung von Lena Hartwig ist entfernt.')).toBeVisible();
  await expect.element(screen.getByText('Vertrauenswürdig', { exact: true })).not.toBeInTheDocument();
});

test('the picture is replaced, by keyboard, and an error is said', async () => {
  const { screen, server } = await open();
  server.on('POST /influencer/changePicture', () =>
    answerError(422, 'VALIDATION_ERROR', 'validationFailed', {
      fieldErrors: [{ field: 'picture', key: 'fileContentMismatch' }],
    }),
  );
  await screen.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await screen.getByRole('menuitem', { name: 'Bild ändern' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Bild von Lena Hartwig' });
  await userEvent.upload(
    dialog.getByLabelText(/^Bild/).last(),
    new File(['\x89PNG'], 'lena.png', { type: 'image/png' }),
  );
  const save = dialog.getByRole('button', { name: 'Speichern' });
  await expect.element(save).toBeEnabled();
  await focusOn(save);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Der Inhalt der Datei passt nicht zu ihrer Endung.')).toBeVisible();
  server.on('POST /influencer/changePicture', () => answerSuccess({ influencerId: 100, picture: null }));
  await expect.element(dialog.getByRole('alert')).toHaveFocus();
  await focusOn(save);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Bild gespeichert')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(
    (server.received('POST /influencer/changePicture').at(-1)?.body as { picture?: File } | undefined)?.picture?.name,
  ).toBe('lena.png');
});

test('a comment is sent and stands in the thread', async () => {
  const { screen } = await open(createProfileServer(), `${PATH}?tab=comments`);
  await screen.getByRole('textbox').fill('Hat ein neues Studio.');
  await screen.getByRole('button', { name: 'Senden' }).click();
  await expect.element(screen.getByText('Hat ein neues Studio.').first()).toBeVisible();
});

test('a part that fails leaves the rest standing and can be loaded again', async () => {
  let isDown = true;
  const server = createProfileServer().on(PROFILE_CALLS.prices, () =>
    isDown ? answerError(500, 'REFUSED', 'refused') : answerSuccess([]),
  );
  const { screen } = await open(server, `${PATH}?tab=prices`);
  await expect.element(screen.getByText('Dieser Teil konnte nicht geladen werden.')).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Erneut laden' }).click();
  await expect.element(screen.getByText('Es sind keine Preise hinterlegt.')).toBeVisible();
});

test('the account is covered until it is asked for', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('DE•• •••• •••• 2051')).toBeVisible();
  await screen.getByRole('button', { name: 'Anzeigen' }).click();
  await expect.element(screen.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
});

test('figures are entered by keyboard: nothing is rejected, what was typed is sent with its day', async () => {
  const { screen, server } = await open();
  await screen.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await screen.getByRole('menuitem', { name: 'Zahlen eintragen' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Zahlen eintragen: Instagram' });
  const save = dialog.getByRole('button', { name: 'Zahlen speichern' });
  await save.click();
  await expect.element(dialog.getByText('Bitte tragen Sie mindestens eine Zahl und den Tag ein.')).toBeVisible();
  expect(server.received(PROFILE_CALLS.figures)).toHaveLength(0);
  await focusOn(dialog.getByRole('textbox', { name: 'Follower' }));
  await userEvent.keyboard('130000{Enter}');
  await expect.element(screen.getByText('Die Zahlen sind gespeichert.')).toBeVisible();
  expect(server.received(PROFILE_CALLS.figures).map(({ body }) => body)).toEqual([
    { channelId: 1001, measuredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), isEstimated: false, followers: 130_000 },
  ]);
});

test('shares above the whole are rejected before anything is sent, and what the server rejects is shown', async () => {
  const server = createProfileServer().on(PROFILE_CALLS.figures, () =>
    answerError(422, 'VALIDATION_FAILED', 'invalid', { fieldErrors: [{ field: 'measuredOn', key: 'dayTooOld' }] }),
  );
  const { screen } = await open(server);
  await screen.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await screen.getByRole('menuitem', { name: 'Zahlen eintragen' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zielgruppe in Prozent' }).click();
  const germany = dialog.getByRole('textbox', { name: 'Deutschland' });
  await germany.fill('95');
  await expect.element(dialog.getByText('Zusammen sind es mehr als 100 %.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zahlen speichern' }).click();
  expect(server.received(PROFILE_CALLS.figures)).toHaveLength(0);
  await germany.fill('70');
  await dialog.getByRole('button', { name: 'Zahlen speichern' }).click();
  await expect.element(dialog.getByText('Der Tag liegt mehr als zwei Jahre zurück.').first()).toBeVisible();
});

test('an error of the server about all figures is shown above them', async () => {
  const server = createProfileServer().on(PROFILE_CALLS.figures, () =>
    answerError(422, 'VALIDATION_FAILED', 'invalid', { fieldErrors: [{ field: 'figures', key: 'sharesAboveWhole' }] }),
  );
  const { screen } = await open(server);
  await screen.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await screen.getByRole('menuitem', { name: 'Zahlen eintragen' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Follower' }).fill('1000');
  await dialog.getByRole('button', { name: 'Zahlen speichern' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Zusammen sind es mehr als 100 %.');
});

test('the contracts with a person, and how far the NDA is in each campaign', async () => {
  const { screen, server } = await open();
  await screen.getByRole('tab', { name: 'Verträge & NDA' }).click();
  await expect.element(screen.getByRole('row', { name: /Influencer-Vertrag 30.*Gegengezeichnet/ })).toBeVisible();
  await expect
    .element(
      screen
        .getByRole('table', { name: 'NDA je Kampagne' })
        .getByRole('row', { name: /Lindenblatt/ })
        .first(),
    )
    .toBeVisible();
  expect(server.received(PROFILE_CALLS.contracts).map(({ body }) => body)).toEqual([
    { pageNumber: 0, pageSize: 25, filters: { influencerId: [100] } },
  ]);
});

test('how a person lives is said in words of the reader, not in values', async () => {
  const server = createProfileServer(buildProfile({ mobility: ['car', 'publicTransport'] }));
  const { screen } = await open(server, `${PATH}?tab=personal`);
  await expect.element(screen.getByText('Auto, ÖPNV', { exact: true })).toBeVisible();
  expect(screen.getByText(/\bcar\b|yoga/).elements()).toEqual([]);
});

test('a management reads the prices of its own person, and nothing of what the agency keeps about it', async () => {
  await page.viewport(1440, 900);
  await openAt({
    server: createProfileServer(),
    path: PATH,
    user: buildUser({ role: { roleId: 7, roleName: 'management' } }),
  });
  await expect.element(page.getByRole('button', { name: 'Zur Kampagne hinzufügen' })).toBeDisabled();
  expect(page.getByRole('tab', { name: /Kampagnen|Bewertungen|Kommentare/ }).elements()).toEqual([]);
  await page.getByRole('tab', { name: 'Preise' }).click();
  await expect
    .element(page.getByRole('table', { name: 'Preisliste' }).getByText('1.850 €', { exact: true }))
    .toBeVisible();
});

/** How much a button stands out from the ground of the page: 1 is not at all, 21 is black on white. */
function loudness(button: Element): number {
  const light = (color: string) => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d');
    if (paint === null) throw new Error('There is no canvas.');
    paint.fillStyle = '#fff';
    paint.fillRect(0, 0, 1, 1);
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map(
      (value) => (value / 255) ** 2.2,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [one, other] = [
    light(getComputedStyle(button).backgroundColor),
    light(getComputedStyle(document.body).backgroundColor),
  ];
  return Math.max(one, other) / Math.min(one, other);
}

test('what may not be done is quiet: only those who may add to a campaign see it filled', async () => {
  const button = (disabled: boolean) => page.getByRole('button', { name: 'Zur Kampagne hinzufügen', disabled });
  await page.viewport(1440, 900);
  await openAt({
    server: createProfileServer(),
    path: PATH,
    user: buildUser({ role: { roleId: 7, roleName: 'management' } }),
  });
  await expect.element(button(true)).toBeVisible();
  expect(loudness(button(true).element())).toBeLessThan(1.4);
  expect(getComputedStyle(button(true).element()).cursor).toBe('not-allowed');
  await open();
  await expect.element(button(false)).toBeVisible();
  expect(loudness(button(false).element())).toBeGreaterThan(3);
});

test.each([1440, 390])(
  'one line parts the channels from the figures below them, in a window of %i px',
  async (width) => {
    await open();
    await page.viewport(width, 900);
    const channels = page.getByRole('navigation', { name: 'Kanäle' });
    await expect.element(channels).toBeVisible();
    const strip = document.querySelector('main dl')?.parentElement;
    if (!strip) throw new Error('There is no strip of figures.');
    const [above, below] = [channels.element(), strip];
    const lines = [getComputedStyle(above).borderBlockEnd, getComputedStyle(below).borderBlockStart];
    expect(lines[0]).toMatch(/^1px solid /);
    expect(lines[1]).toBe(lines[0]);
    // Both are drawn in the same row of pixels.
    expect(above.getBoundingClientRect().bottom - 1).toBe(below.getBoundingClientRect().top);
  },
);

test('prices stand under the head of their column', async () => {
  const { screen } = await open(createProfileServer(), `${PATH}?tab=prices`);
  const table = screen.getByRole('table', { name: 'Preisliste' });
  await expect.element(table.getByText('1.850 €', { exact: true })).toBeVisible();
  const endOf = (text: RegExp | string, root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node.textContent ?? '').replaceAll('\u00a0', ' ').match(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      return Math.round(range.getBoundingClientRect().right);
    }
    throw new Error(`There is no text ${String(text)}.`);
  };
  const head = endOf(/^Preis$/, table.element());
  for (const price of [/^1\.850 €$/, /^690 €$/, /^40/]) expect(endOf(price, table.element())).toBe(head);
});

test('the files of a person are a tab of their own', async () => {
  const { screen, server } = await open();
  await screen.getByRole('tab', { name: 'Dateien' }).click();
  await expect
    .element(screen.getByRole('table', { name: 'Dateien' }).getByText('Rahmenvertrag 2026.pdf'))
    .toBeVisible();
  expect(server.received(PROFILE_CALLS.files).map(({ query }) => query.toString())).toEqual([
    'subject=influencer&subjectId=100',
  ]);
});

test('older comments come on request; those of an hour ago can no longer be changed', async () => {
  const server = createProfileServer().on(PROFILE_CALLS.comments, ({ query }) =>
    answerSuccess(
      query.get('before') === null
        ? {
            content: [
              buildProfileComment({ commentId: 8, text: 'Neu', isOwn: true, mayEdit: true, mayRemove: true }),
              buildProfileComment({
                commentId: 9,
                text: 'Eigen und alt',
                isOwn: true,
                mayEdit: false,
                mayRemove: true,
              }),
            ],
            hasOlder: true,
            totalElements: 3,
          }
        : { content: [buildProfileComment({ commentId: 3, text: 'Ganz früher' })], hasOlder: false, totalElements: 3 },
    ),
  );
  const { screen } = await open(server, `${PATH}?tab=comments`);
  await expect.element(screen.getByRole('button', { name: 'Kommentar bearbeiten: Neu' })).toBeVisible();
  expect(screen.getByRole('button', { name: /bearbeiten: Eigen und alt/ }).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Ältere Kommentare anzeigen' }).click();
  await expect.element(screen.getByText('Ganz früher').first()).toBeVisible();
  expect(server.received(PROFILE_CALLS.comments).map(({ query }) => query.get('before'))).toEqual([null, '8']);
});
