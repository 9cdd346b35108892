import type { Page } from 'playwright';

/** A finished screen, and how to get to it. */
export interface Screen {
  /** Name of the picture in `docs/screens/`. */
  readonly name: string;
  readonly path: string;
  /** The demo account that views it; none for public pages. */
  readonly account?: 'manager' | 'brand' | 'tester';
  /** What to do on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Where each account logs in. */
export const logins = {
  manager: '/login',
  brand: '/campaign-self-service/login',
  tester: '/testerworld/login',
} as const;

async function openWatchList(page: Page): Promise<void> {
  const heart = page.getByRole('button', { name: /^Merkliste/ });
  const bookmarks = page.getByRole('button', { name: /^(?!.*entfernen).* merken$/ });
  for (let missing = 3; missing > 0 && /leer/.test((await heart.getAttribute('aria-label')) ?? ''); missing -= 1)
    await bookmarks.first().click();
  await heart.click();
}

const open = (title: RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await page.waitForURL(/view/);
};

const openRow = (name: string, address: RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.waitForURL(address);
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

/** Every finished screen; a new one is one line here. */
export const screens: readonly Screen[] = [
  { name: 'login-staff', path: '/login' },
  { name: 'influencers', path: '/dashboard', account: 'manager' },
  { name: 'watch-list', path: '/dashboard', account: 'manager', act: openWatchList },
  {
    name: 'select-campaign',
    path: '/dashboard',
    account: 'manager',
    act: async (page) => {
      await openWatchList(page);
      await page.getByRole('button', { name: 'Zur Kampagne hinzufügen' }).click();
      await page.getByRole('dialog', { name: 'Kampagne auswählen' }).waitFor();
    },
  },
  { name: 'import', path: '/dashboard/import', account: 'manager' },
  { name: 'influencer-profile', path: '/dashboard', account: 'manager', act: openRow('Lena Hartwig', /profile/) },
  { name: 'work-overview', path: '/dashboard-new', account: 'manager' },
  { name: 'customers', path: '/customer/management', account: 'manager' },
  { name: 'customer', path: '/customer/2/view', account: 'manager' },
  { name: 'leads', path: '/customer-lead', account: 'manager' },
  { name: 'leads-board', path: '/customer-lead#board', account: 'manager' },
  { name: 'lead', path: '/customer-lead/8/view', account: 'manager' },
  { name: 'campaign-form', path: '/campaign/1/edit', account: 'manager' },
  { name: 'campaign-add', path: '/campaign/add', account: 'manager' },
  { name: 'contracts', path: '/contract', account: 'manager' },
  {
    name: 'contract',
    path: '/contract?status=signed',
    account: 'manager',
    act: async (page) => {
      await page.getByRole('main').locator('a[href$="/view"]').first().click();
      await page.waitForURL(/\/view/);
    },
  },
  { name: 'contract-add', path: '/contract/add', account: 'manager' },
  { name: 'todo-board', path: '/todo#board', account: 'manager' },
  { name: 'own-profile', path: '/user-profile/edit', account: 'manager' },
  { name: 'todos', path: '/todo', account: 'manager' },
  { name: 'notifications', path: '/notifications', account: 'manager' },
  {
    name: 'notification-panel',
    path: '/dashboard',
    account: 'manager',
    act: (page) => page.getByRole('button', { name: /^Benachrichtigungen/ }).click(),
  },
  {
    name: 'feedback',
    path: '/dashboard',
    account: 'manager',
    act: async (page) => {
      await page.getByRole('button', { name: /^Nutzermenü/ }).click();
      await page.getByRole('button', { name: 'Feedback schreiben' }).click();
    },
  },
  { name: 'campaigns', path: '/campaign', account: 'manager' },
  { name: 'campaign-detail', path: '/campaign?q=Herbstleuchten', account: 'manager', act: open(/Herbstleuchten/) },
  { name: 'requests', path: '/campaign/request', account: 'manager' },
  { name: 'request', path: '/campaign/request', account: 'manager', act: open(/Herbstleuchten/) },
  { name: 'self-service-campaign', path: '/campaign/self-service', account: 'manager', act: open(/Herbstleuchten/) },
  { name: 'ugc-requests', path: '/campaign/ugc-video-request', account: 'manager' },
  { name: 'ugc-request', path: '/campaign/ugc-video-request', account: 'manager', act: open(/Nachtserum/) },
  { name: 'ugc-materials', path: '/admin', account: 'manager' },
  { name: 'services', path: '/campaign/service', account: 'manager' },
  { name: 'learning-videos', path: '/campaign/learning-videos', account: 'manager' },
  { name: 'brands', path: '/user/brand', account: 'manager' },
  { name: 'brand-landing', path: '/campaign-self-service' },
  { name: 'privacy-policy', path: '/campaign-self-service/privacy-policy' },
  { name: 'imprint', path: '/imprint' },
  { name: 'login-brand', path: '/campaign-self-service/login' },
  { name: 'brand-dashboard', path: '/campaign-self-service/brand-dashboard', account: 'brand' },
  {
    name: 'brand-request',
    path: '/campaign-self-service/campaign-request',
    account: 'brand',
    act: open(/Herbstleuchten/),
  },
  { name: 'brand-requests', path: '/campaign-self-service/campaign-request', account: 'brand' },
  { name: 'brand-request-add', path: '/campaign-self-service/campaign-request/add', account: 'brand' },
  { name: 'brand-figures', path: '/campaign-self-service/scs-dashboard', account: 'brand' },
  { name: 'brand-activities', path: '/campaign-self-service/ima-active', account: 'brand' },
  { name: 'brand-ugc-dashboard', path: '/campaign-self-service/ugc-dashboard', account: 'brand' },
  { name: 'brand-ugc-videos', path: '/campaign-self-service/ugc-video', account: 'brand' },
  { name: 'brand-ugc-add', path: '/campaign-self-service/ugc-video/add', account: 'brand' },
  { name: 'brand-ugc-video', path: '/campaign-self-service/ugc-video', account: 'brand', act: open(/Nachtserum/) },
  { name: 'brand-network', path: '/brand/creator', account: 'brand' },
  { name: 'brand-learning', path: '/campaign-self-service/learning-materials', account: 'brand' },
  { name: 'brand-profile', path: '/campaign-self-service/brand-profile', account: 'brand' },
  { name: 'brand-sign-up', path: '/campaign-self-service/signup' },
  { name: 'brand-notifications', path: '/campaign-self-service/notifications', account: 'brand' },
  { name: 'login-testerworld', path: '/testerworld/login' },
  { name: 'testerworld-home', path: '/testerworld/home', account: 'tester' },
  { name: 'testerworld-profile', path: '/testerworld/profile', account: 'tester' },
  { name: 'testerworld-points', path: '/testerworld/points', account: 'tester' },
];
