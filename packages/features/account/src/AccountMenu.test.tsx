import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { areaOf, ROLE } from '@resonanz/domain/roles';
import { saveWork } from '@resonanz/session/session';
import { type Answer, answerFailure } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, people, failure, userWith } from './fixtures/accountServer.fixture.ts';
import { AreaFrame } from './fixtures/AccountStage.fixture.tsx';
import { openAs } from './fixtures/openAccount.fixture.tsx';

const HOMES = {
  staff: '/dashboard',
  brand: '/campaign-self-service/brand-dashboard',
  testerworld: '/testerworld/home',
} as const;
const button = page.getByRole('button', { name: /^Nutzermenü/ });
const menu = page.getByRole('dialog', { name: 'Nutzermenü' });
const region = menu.getByRole('combobox', { name: /^Standardregion/ });
const german = page.getByRole('radio', { name: 'Deutsch' });
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens the menu of a user in the user's own area. */
async function open(user = people.staff, path: string = HOMES[areaOf(user.role.roleId)]) {
  const area = areaOf(user.role.roleId);
  const opened = await openAs(user, area, <AreaFrame area={area} />, path);
  await button.click();
  await expect.element(menu).toBeVisible();
  return opened;
}

async function chooseRegion(name: string) {
  await region.click();
  await page.getByRole('option', { name, exact: true }).click();
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

describe('says who is logged in', () => {
  test.each([
    ['a campaign manager [R-HDR-006] [R-HDR-007]', people.staff, 'Katharina B.', 'Kampagnenmanager'],
    ['a brand [R-HDR-022] [R-HDR-024]', people.brand, 'Paula W.', 'Manager'],
    [
      'the second person of a brand [R-HDR-023]',
      userWith(ROLE.brandManager, { fullName: 'Paula Winter' }),
      'Paula W.',
      'Manager',
    ],
  ])('with name, e-mail, role and region: %s', async (_who, user, name, role) => {
    await open(user);
    await expect.element(button).toHaveAccessibleName(`Nutzermenü, ${name}`);
    await expect.element(menu.getByText(user.username)).toBeVisible();
    await expect.element(menu.getByText(role, { exact: true })).toBeVisible();
    await expect.element(region).toHaveTextContent('DACH');
  });

  test('a tester has no region', async () => {
    await open(people.testerworld);
    await expect.element(menu.getByText('tester@resonanz.example')).toBeVisible();
    expect(region.elements()).toHaveLength(0);
  });
});

describe('profile', () => {
  test.each([
    ['staff [R-HDR-010]', people.staff, '/user-profile/edit'],
    ['a brand [R-HDR-027]', people.brand, '/campaign-self-service/brand-profile'],
  ])('is an entry that leads to the own page: %s', async (_who, user, path) => {
    const { address } = await open(user);
    const entry = menu.getByRole('link', { name: 'Profil', exact: true });
    await expect.element(entry).toHaveAttribute('href', path);
    await focusOn(entry);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe(path);
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('is hidden after a sign-up by token, where settings lead to the rest of it [R-HDR-030]', async () => {
    const { address } = await open({ ...people.brand, signupWithToken: true }, '/campaign-self-service/ima-active');
    await expect.element(menu.getByText('brand@resonanz.example')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Profil', exact: true }).elements()).toEqual([]);
    await focusOn(menu.getByRole('link', { name: 'Einstellungen', exact: true }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/user-profile/edit');
  });

  test('is the only such entry for everybody else', async () => {
    await open(people.brand);
    await expect.element(menu.getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Einstellungen', exact: true }).elements()).toEqual([]);
  });
});

describe('language', () => {
  test('is changed at once, and stored for the user [R-LANG-003] [R-LANG-010] [R-LANG-011]', async () => {
    const { server } = await open();
    await menu.getByText('English', { exact: true }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'User menu' }).getByRole('radio', { name: 'English' }))
      .toBeChecked();
    await expect
      .poll(() => server.received(CALLS.language).map(({ body }) => body))
      .toEqual([{ defaultLanguage: 'en' }]);
    await expect.poll(() => localStorage.getItem('userLanguage')).toBe('"EN"');
    await page.getByRole('combobox', { name: /^Default region/ }).click();
    await expect.element(page.getByRole('option', { name: 'Switzerland' })).toBeVisible();
  });

  test.each([
    ['a server that fails', answerFailure, 'Interner Serverfehler'],
    ['no connection', unreachable, 'Keine Verbindung. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.'],
    ['a key that nobody knows', () => failure(422, 'invalidValue'), 'Die Sprache konnte nicht gespeichert werden.'],
    ['a sentence of the server', () => failure(422, 'Diese Sprache ist gesperrt.'), 'Diese Sprache ist gesperrt.'],
  ])('goes back when it cannot be stored: %s [R-ERR-005]', async (_what, answer: Answer, sentence) => {
    const { server } = await open();
    server.on(CALLS.language, answer);
    await menu.getByText('English', { exact: true }).click();
    const notices = page.getByRole('region', { name: 'Meldungen' });
    await expect.element(notices.getByText('Fehler', { exact: true })).toBeVisible();
    await expect.element(notices.getByText(sentence, { exact: true })).toBeVisible();
    await expect.element(german).toBeChecked();
    expect(server.received(CALLS.language).map(({ body }) => body)).toEqual([{ defaultLanguage: 'en' }]);
  });
});

describe('region', () => {
  test('is stored, shown from then on, and leads staff to the dashboard [R-HDR-009] [R-ROUTE-096]', async () => {
    const { server, address } = await open(people.staff, '/campaign?status=3');
    await chooseRegion('Schweiz');
    await expect.poll(address).toBe('/dashboard');
    expect(server.received(CALLS.region).map(({ body }) => body)).toEqual([{ regionId: 4 }]);
    await expect.poll(() => localStorage.getItem('userDefaultRegion')).toBe('4');
    await button.click();
    await expect.element(region).toHaveTextContent('Schweiz');
  });

  test('leads a brand to its own home [R-HDR-026]', async () => {
    const { server, address } = await open(people.brand, '/campaign-self-service/campaign-request');
    await chooseRegion('Österreich');
    await expect.poll(address).toBe('/campaign-self-service/brand-dashboard');
    expect(server.received(CALLS.region).map(({ body }) => body)).toEqual([{ regionId: 3 }]);
  });

  test('leads a brand with an invitation to its home [R-HDR-026]', async () => {
    const { address } = await open(
      { ...people.brand, signupWithToken: true },
      '/campaign-self-service/campaign-request',
    );
    await chooseRegion('Österreich');
    await expect.poll(address).toBe('/campaign-self-service/ima-active');
  });

  test('stays as it was when it cannot be stored [R-ERR-006]', async () => {
    const { server, address } = await open(people.staff, '/campaign');
    server.on(CALLS.region, answerFailure);
    await chooseRegion('Schweiz');
    const notices = page.getByRole('region', { name: 'Meldungen' });
    await expect.element(notices.getByText('Fehler', { exact: true })).toBeVisible();
    await expect.element(notices.getByText('Etwas ist schiefgelaufen, bitte versuchen Sie es erneut')).toBeVisible();
    await expect.element(region).toHaveTextContent('DACH');
    expect(address()).toBe('/campaign');
  });
});

describe('feedback', () => {
  const form = page.getByRole('dialog', { name: 'Neue Nachricht' });
  const entry = menu.getByRole('button', { name: /Feedback|Self-Service/ });

  test.each([
    ['staff [R-FB-008] [R-HDR-011]', people.staff, 'Feedback schreiben'],
    ['a management [R-FB-008]', userWith(ROLE.management), 'Feedback schreiben'],
    ['a brand [R-FB-009] [R-HDR-028]', people.brand, 'Feedback zum Self-Service'],
  ])('is written in a dialog that the menu opens: %s', async (_who, user, label) => {
    const { server } = await open(user);
    await menu.getByRole('button', { name: label, exact: true }).click();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(form).toBeVisible();
    await form.getByRole('checkbox').click();
    await form.getByRole('textbox', { name: 'Titel' }).fill('Filter im Kalender');
    await form.getByRole('textbox', { name: 'Nachricht' }).fill('Der Filter vergisst die Region.');
    await form.getByRole('button', { name: 'Senden' }).click();
    await expect
      .element(page.getByRole('region', { name: 'Meldungen' }).getByText('Feedback erfolgreich hinzugefügt'))
      .toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    expect(server.received(CALLS.feedback).map(({ body }) => body)).toEqual([
      { name: '', title: 'Filter im Kalender', message: 'Der Filter vergisst die Region.', isAnonymous: true },
    ]);
  });

  test('leads back to the button when it is closed by keyboard', async () => {
    await open();
    await menu.getByRole('button', { name: 'Feedback schreiben' }).click();
    await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test.each([
    ['the super admin [R-HDR-012]', userWith(ROLE.superAdmin)],
    ['a brand that was invited [R-HDR-031]', { ...people.brand, signupWithToken: true }],
    ['a tester', people.testerworld],
  ])('is offered to no one else: %s', async (_who, user) => {
    await open(user);
    await expect.element(menu.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    expect(entry.elements()).toHaveLength(0);
    expect(form.elements()).toHaveLength(0);
  });
});

test('the look is chosen for this browser', async () => {
  const html = document.documentElement;
  onTestFinished(() => {
    document.cookie = 'uiTheme=; Max-Age=0; Path=/';
    delete html.dataset['theme'];
  });
  const { server } = await open();
  const before = server.calls.length;
  const looks = menu.getByRole('radiogroup', { name: 'Darstellung' });
  await expect.element(looks.getByRole('radio', { name: 'System' })).toBeChecked();
  await looks.getByText('Dunkel').click();
  await expect.element(looks.getByRole('radio', { name: 'Dunkel' })).toBeChecked();
  expect(html.dataset['theme']).toBe('dark');
  await looks.getByText('System').click();
  await expect.element(looks.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(html.dataset['theme']).toBeUndefined();
  expect(server.calls).toHaveLength(before);
});

describe('log-out', () => {
  test.each([
    ['the server agrees', null],
    ['the server fails', answerFailure],
    ['the server is out of reach', unreachable],
  ])('forgets everything here, also when %s [R-HDR-013] [R-SESS-021]', async (_what, answer) => {
    const { server, session } = await open();
    if (answer) server.on(CALLS.logOut, answer);
    await menu.getByRole('button', { name: 'Abmelden' }).click();
    await expect.element(button).not.toBeInTheDocument();
    await expect.poll(() => server.received(CALLS.logOut)).toHaveLength(1);
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: null });
    expect(localStorage.length).toBe(0);
  });

  test('asks before it clears what could not be sent yet', async () => {
    const { server } = await open(people.testerworld);
    saveWork(people.testerworld.id, 'questionnaire.900.11', { answers: { praise: 'Sanft' } });
    await menu.getByRole('button', { name: 'Abmelden' }).click();
    const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
    await expect.element(question).toBeVisible();
    expect(server.received(CALLS.logOut)).toHaveLength(0);
    await question.getByRole('button', { name: 'Verwerfen und abmelden' }).click();
    await expect.poll(() => server.received(CALLS.logOut)).toHaveLength(1);
  });
});

test('the keyboard opens the menu, changes the language and comes back to the button', async () => {
  const { server } = await openAs(people.staff, 'staff', <AreaFrame area="staff" />);
  await expect.element(button).toBeVisible();
  for (const name of ['Zum Inhalt springen', 'Resonanz, zur Startseite']) {
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name })).toHaveFocus();
  }
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveFocus();
  await userEvent.tab();
  await expect.element(german).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  const english = page.getByRole('dialog', { name: 'User menu' });
  await expect.element(english.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect.poll(() => server.received(CALLS.language)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(english).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^User menu/ })).toHaveFocus();
});
