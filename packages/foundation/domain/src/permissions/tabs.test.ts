import { describe, expect, test } from 'vitest';
import { brandPaths, staffPaths } from '../paths.ts';
import { TAB_IDS, isTabId } from './tabIds.ts';
import { BRAND_TABS, MANAGEMENT_TABS, STAFF_TABS, type Tab } from './tabs.ts';

const leaves = (tabs: readonly Tab[]): readonly Tab[] => tabs.flatMap((tab) => tab.children ?? [tab]);
const row = ({ id, path, module }: Tab): string => [id, path, module ?? '-'].join(' | ');

/**
 * Tab id, route and permission module, as docs/domain/permissions.md#tabs-routes-and-modules pairs them; the order is
 * that of the menu.
 */
const STAFF = `
home | /dashboard | Influencer Management
dashboardNew | /dashboard-new | Influencer Management
dashboardStatistics | /dashboard-statistics | Report
customer | /customer | Customer Management
customer-lead | /customer-lead | Customer Leads
campaign-list | /campaign | Campaign Management
campaign-requests | /campaign/request | Campaign Request
ugc-requests | /campaign/ugc-video-request | UGC Campaign Request
campaign-self-service | /campaign/self-service | Self-Campaign-Service
campaign-service | /campaign/service | Campaign Service
learning-videos | /campaign/learning-videos | Learning Videos
contract | /contract | Contract Management
nda-management | /nda | NDA Management
campaign-nda | /campaign-nda | NDA Management
models | /models | Models
creator | /creator | Creator
brandliste | /brandliste | Brand List
kooperationen | /kooperationen | Cooperations
family-inquiry | /family-inquiry | Family Registration
email | /email-management | Email
event-management | /event-management | Appointment
todo | /todo | Todos
dmexco | /omr | Dmexco
project | /project | Project
testerworld-user | /testerworld-user | Testerworld User
testerworld-dashboard | /testerworld-admin | Testerworld Dashboard
news-letter | /news-letter | Testerworld Dashboard
news-letter-template | /news-letter-template | Testerworld Dashboard
amazon-users | /amazon-users | Testerworld Dashboard
testerworld-faqs | /testerworld-faqs | Faqs
testerworld-brand | /testerworld-brand | Brand
testerworld-blog | /testerworld-blog | Blog
testerworld-metadata | /testerworld | Testerworld Dashboard
report | /report | Report
management | /management | Management
feedback | /feedback | Feedback
user | /user/management | User Management
brand | /user/brand | Brand Management
permission | /permission | Role & Rights
logs | /logs | Role & Rights
master | /master | Category Management
vorlage | /template | Template
email-configuration | /email-configuration | Email Configuration
nda-template | /nda-template | NDA Template
ugcMaterials | /admin | UGC Campaign Request`;

const OWN = '/campaign-self-service';
const BRAND = `
brand-dashboard | ${OWN}/brand-dashboard | -
ima-active | ${OWN}/ima-active | -
brand-model | /brand/model | Self-Campaign-Service
brand-creator | /brand/creator | Self-Campaign-Service
brand-direct-network | /brand/direct-network | Self-Campaign-Service
campaign-request-add | ${OWN}/campaign-request/add | Campaign Request
campaign-request | ${OWN}/campaign-request | Campaign Request
scs-dashboard | ${OWN}/scs-dashboard | Self-Campaign-Service
ugc-video-list | ${OWN}/ugc-video | UGC Campaign Request
ugc-video-add | ${OWN}/ugc-video/add | UGC Campaign Request
ugc-dashboard | ${OWN}/ugc-dashboard | UGC Campaign Request
learning-materials | ${OWN}/learning-materials | Learning Videos
brand-profile | ${OWN}/brand-profile | -`;

describe('the map of tabs, routes and modules', () => {
  test.each([
    ['staff', STAFF_TABS, STAFF],
    ['brand', BRAND_TABS, BRAND],
    ['management', MANAGEMENT_TABS, 'home | /dashboard | Influencer Management\nuser-profile | /user-profile/edit | -'],
  ])('%s', (_name, tabs, wanted) => {
    expect(leaves(tabs).map(row)).toEqual(wanted.trim().split('\n'));
  });

  test('groups stand where the menu has them', () => {
    const groups = [...STAFF_TABS, ...BRAND_TABS].filter(({ children }) => children).map(row);
    expect(groups).toEqual([
      'campaign | /campaign | Campaign Management',
      'nda | /nda | NDA Management',
      'models | /models | Models',
      'product-tester | /project | -',
      'administration | /user/management | -',
      'brand-network | /brand/model | -',
      `campaign-request-frm | ${OWN}/campaign-request | Campaign Request`,
      `ugc-video | ${OWN}/ugc-video | -`,
    ]);
  });

  test('each entry has a picture', () => {
    const entries = [...STAFF_TABS, ...BRAND_TABS, ...MANAGEMENT_TABS];
    expect([...entries, ...leaves(entries)].filter(({ icon }) => !/^[a-z]+(-[a-z]+)*$/.test(icon))).toEqual([]);
  });

  test('the tab ids are those of the menus, each once', () => {
    const used = [...STAFF_TABS, ...BRAND_TABS, ...MANAGEMENT_TABS].flatMap(({ id, children = [] }) => [
      id,
      ...children.map((child) => child.id),
    ]);
    expect([...new Set(used)].sort()).toEqual([...TAB_IDS].sort());
    expect(new Set(TAB_IDS).size).toBe(TAB_IDS.length);
    expect([isTabId('logs'), isTabId('weather'), isTabId('')]).toEqual([true, false, false]);
  });

  test('an id or a path that does not exist is a type error', () => {
    const good: Tab = { id: 'todo', icon: 'list-checks', path: '/todo', module: 'Todos' };
    // @ts-expect-error there is no such tab
    expect({ ...good, id: 'weather' } satisfies Tab).not.toEqual(good);
    // @ts-expect-error there is no such route
    expect({ ...good, path: '/weather' } satisfies Tab).not.toEqual(good);
    // @ts-expect-error there is no such module
    expect({ ...good, module: 'Weather' } satisfies Tab).not.toEqual(good);
  });

  test('every path of a menu is a path of the product', () => {
    const known: readonly string[] = [...Object.values(staffPaths), ...Object.values(brandPaths)].map(
      ({ pattern }) => pattern,
    );
    expect([...leaves(STAFF_TABS), ...leaves(BRAND_TABS)].filter(({ path }) => !known.includes(path))).toEqual([]);
  });
});
