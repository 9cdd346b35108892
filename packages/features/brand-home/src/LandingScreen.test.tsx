import '@resonanz/tokens/styles';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { createSession, type Session } from '@resonanz/session/session';
import { createStageRouter, type StageProps } from '@resonanz/stage/FeatureStage';
import { answerNever, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { LOGIN_CALLS, PASSWORD } from '@resonanz/testing/loginServer';
import { buildBrandUser } from '@resonanz/testing/users';
import { BrandHomeStage, stageRoutes } from './fixtures/BrandHomeStage.fixture.tsx';
import { createBrandServer } from './fixtures/brandServer.fixture.ts';

const LANDING = '/campaign-self-service';
const SIGNUP = '/campaign-self-service/signup';
const LOGIN = '/campaign-self-service/login';
const DASHBOARD = '/campaign-self-service/brand-dashboard';

let server: EnvelopeFetch;

function Page({ language: first, ...props }: StageProps & { language: Language }) {
  const [language, setLanguage] = useState(first);
  return (
    <LanguageProvider language={language} onLanguageChange={setLanguage}>
      <BrandHomeStage server={server} {...props} />
    </LanguageProvider>
  );
}

async function open(props: StageProps = {}, language: Language = 'de') {
  const router = createStageRouter([...stageRoutes, { path: '*', element: null }], LANDING);
  await render(<Page language={language} router={router} {...props} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return router;
}

const header = () => page.getByRole('banner');
const main = () => page.getByRole('main');
const logo = () => header().getByRole('link', { name: 'Resonanz, zur Startseite' });
const wayIn = () => main().getByRole('link', { name: 'Zum Dashboard' });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createBrandServer();
});

describe('who is not logged in', () => {
  test('is led to the log-in from header and page [R-HDR-017]', async () => {
    const router = await open();
    await expect.element(header().getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', LOGIN);
    await expect.element(header().getByRole('link', { name: 'Registrieren' })).toHaveAttribute('href', SIGNUP);
    await main().getByRole('link', { name: 'Zur Anmeldung' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(LOGIN);
    expect(server.calls).toEqual([]);
  });

  test('stays on the landing page with the logo [R-HDR-034]', async () => {
    await open();
    await expect.element(logo()).toHaveAttribute('href', LANDING);
  });
});

describe('who is logged in', () => {
  test('goes to the dashboard with logo and button, and sees no log-in [R-HDR-032]', async () => {
    const router = await open({ user: buildBrandUser() });
    await expect.element(logo()).toHaveAttribute('href', DASHBOARD);
    await expect.element(wayIn()).toHaveAttribute('href', DASHBOARD);
    expect(page.getByRole('link', { name: 'Anmelden' }).elements()).toHaveLength(0);
    await logo().click();
    await expect.poll(() => router.state.location.pathname).toBe(DASHBOARD);
  });

  test('goes to ima-active when invited [R-HDR-033]', async () => {
    await open({ user: buildBrandUser({ signupWithToken: true }) });
    await expect.element(logo()).toHaveAttribute('href', '/campaign-self-service/ima-active');
    await expect.element(wayIn()).toHaveAttribute('href', '/campaign-self-service/ima-active');
  });

  test.for([
    ['a campaign manager', 9, '/dashboard'],
    ['a tester', 8, '/testerworld/home'],
  ] as const)('%s goes home, not to pages of brands', async ([, roleId, home]) => {
    await open({ user: buildBrandUser({ role: { roleId, roleName: '' } }) });
    await expect.element(logo()).toHaveAttribute('href', home);
    await expect.element(wayIn()).toHaveAttribute('href', home);
  });
});

describe('the log-in of the browser', () => {
  let session: Session;

  const start = () => createSession({ baseUrl: server.baseUrl, fetch: server.fetch, area: 'brand' });
  const logIn = () => session.logIn('brand', { username: buildBrandUser().username, password: PASSWORD });

  beforeEach(() => {
    localStorage.clear();
    session = start();
  });
  afterEach(() => {
    session.close();
    localStorage.clear();
  });

  test('is followed in and out', async () => {
    await open({ session });
    await expect.element(main().getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
    await logIn();
    await expect.element(wayIn()).toHaveAttribute('href', DASHBOARD);
    await expect.element(logo()).toHaveAttribute('href', DASHBOARD);
    await session.logOut();
    await expect.element(main().getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
    await expect.element(header().getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await expect.element(logo()).toHaveAttribute('href', LANDING);
    expect(server.calls).toContain(LOGIN_CALLS.logOut);
  });

  test('is not waited for: the page is there while the server is silent, and knows the brand when it answers', async () => {
    await logIn();
    session.close();
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const known = createBrandServer();
    server.on(LOGIN_CALLS.user, async () => {
      await answered;
      return known.fetch(`${known.baseUrl}/getUserByUsername`);
    });
    session = start();
    await open({ session });
    await expect.element(main().getByRole('link', { name: 'Zur Anmeldung' })).toBeVisible();
    answer();
    await expect.element(wayIn()).toHaveAttribute('href', DASHBOARD);
    await expect.element(header().getByRole('link', { name: 'Anmelden' })).not.toBeInTheDocument();
  });

  test('that cannot be read leaves the page as it is for everybody', async () => {
    await logIn();
    session.close();
    server.on(LOGIN_CALLS.user, answerNever);
    session = start();
    await open({ session });
    await expect.element(header().getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', LOGIN);
    await expect.element(page.getByRole('heading', { name: 'UGC-Videos zum Festpreis' })).toBeVisible();
  });
});

describe('the prices', () => {
  const rows = () =>
    page
      .getByRole('region', { name: /UGC/ })
      .getByRole('listitem')
      .elements()
      .map((row) => row.firstElementChild?.textContent);

  test('stand in euro for every fixed length, with what subtitles, music and photos cost', async () => {
    await open();
    const prices = {
      15: '90',
      30: '120',
      60: '150',
      90: '270',
      120: '420',
      150: '600',
      180: '810',
      210: '1.050',
      240: '1.320',
    };
    expect(rows()).toEqual(Object.entries(prices).map(([seconds, price]) => `${seconds} Sekunden: ${price}\u00A0€`));
    await expect.element(page.getByText(/Untertitel 10\s€, Musik 15\s€, professionelle Fotos 10\s€\./)).toBeVisible();
  });

  test('stay euro in English', async () => {
    await open({}, 'en');
    expect(rows().at(0)).toBe('15 seconds: €90');
    expect(rows().at(-1)).toBe('240 seconds: €1,320');
  });
});

test('the language changes on the page, in header, words and window title', async () => {
  await open();
  expect(document.title).toBe('Resonanz für Brands');
  const languages = header().getByRole('navigation', { name: 'Sprache' });
  await expect.element(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
  await expect.element(languages.getByRole('link', { name: 'English' })).toHaveAttribute('href', `${LANDING}?lang=en`);
  await languages.getByRole('link', { name: 'English' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Campaigns that resonate.' })).toBeVisible();
  await expect.element(header().getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Go to login' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Resonanz for brands');
  expect(
    page
      .getByRole('listitem')
      .elements()
      .slice(0, 4)
      .map((step) => step.querySelector('h3')?.textContent),
  ).toEqual(['Request', 'Choose', 'Release', 'Evaluate']);
});

test('the keyboard jumps over the header into the page', async () => {
  await open();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(main()).toHaveFocus();
  await userEvent.tab();
  await expect.element(main().getByRole('link', { name: 'Kostenlos registrieren' }).first()).toHaveFocus();
});

test('an answer opens by keyboard', async () => {
  await open();
  const answer = page.getByText('Nichts. Kosten entstehen erst, wenn Sie eine Kampagne oder UGC-Videos beauftragen.');
  await expect.element(answer).not.toBeVisible();
  const question = page.getByText('Was kostet die Registrierung?');
  await focusOn(question);
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).toBeVisible();
});

test('visitors can look at the network before they register', async () => {
  await open();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Netzwerk ansehen' }))
    .toHaveAttribute('href', '/brand');
});

test('the links of the header jump to their sections by keyboard', async () => {
  await open();
  const prices = page.getByRole('heading', { name: 'UGC-Videos zum Festpreis' });
  await expect.element(prices).not.toBeInViewport();
  const link = header().getByRole('navigation', { name: 'Abschnitte' }).getByRole('link', { name: 'Preise' });
  expect(link.element()).toHaveAttribute('href', '#prices');
  await focusOn(link);
  await userEvent.keyboard('{Enter}');
  await expect.element(prices).toBeInViewport();
  history.replaceState(null, '', location.pathname + location.search);
});

test('a phone shows everything without scrolling sideways', async () => {
  await page.viewport(320, 640);
  await open();
  await expect.element(header().getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect.element(header().getByRole('link', { name: 'English' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('a UGC video is ordered from the claim: the log-in comes first and leads to the order', async () => {
  await open();
  const order = main().getByRole('link', { name: 'UGC-Video bestellen' });
  await expect.element(order).toBeVisible();
  const { pathname, searchParams } = new URL((order.element() as HTMLAnchorElement).href);
  expect([pathname, searchParams.get('from')]).toEqual([LOGIN, '/campaign-self-service/ugc-video/add']);
});

test('questions stand beside their heading where there is room, below it on phones, and use the whole width', async () => {
  await open();
  const section = main().getByRole('region', { name: 'Häufige Fragen' });
  const placeOf = () => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const [heading, list] = [
      box(section.getByRole('heading').element()),
      box(section.element().querySelector('details')),
    ];
    const inner = box(section.element());
    return {
      isBeside: list.left > heading.left + 200 && Math.abs(list.top - heading.top) < 40,
      free: Math.round(inner.right - list.right),
    };
  };
  await expect.poll(placeOf).toEqual({ isBeside: true, free: 40 });
  await page.viewport(390, 844);
  await expect.poll(placeOf).toEqual({ isBeside: false, free: 16 });
});

test.each([
  ['de', 'Preis berechnen', '915\u00a0€', '305\u00a0€ je Video, zuzüglich Mehrwertsteuer', 'Preis auf Anfrage'],
  ['en', 'Calculate the price', '€915', '€305 per video, plus VAT', 'Price on request'],
] as const)(
  'the price of an order is reckoned on the page in %s, each extra for every video',
  async (language, name, total, each, onRequest) => {
    await open({}, language);
    await expect.element(main().getByRole('link', { name })).toHaveAttribute('href', '#calculator');
    const form = main().getByRole('form', { name });
    const [count, length] = form.getByRole('combobox').all();
    if (!count || !length) throw new Error('Number and length can be chosen.');
    await count.selectOptions('3');
    await length.selectOptions('90');
    const [subtitles, music, photos] = form.getByRole('checkbox').all();
    for (const extra of [subtitles, music, photos]) await extra?.click();
    await expect.element(form.getByText(total, { exact: true })).toBeVisible();
    await expect.element(form.getByText(each, { exact: true })).toBeVisible();
    await length.selectOptions('others');
    await expect.element(form.getByText(onRequest, { exact: true })).toBeVisible();
    expect(form.getByText(each, { exact: true }).elements()).toHaveLength(0);
    expect(server.calls).toEqual([]);
  },
);
