import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { ChannelCard, type ChannelCardProps, type CreatorTag } from './ChannelCard.tsx';
import { channel, figures, unknown } from './channels.fixture.ts';

const view = (props: Partial<ChannelCardProps> = {}, language: Language = 'en') => (
  <LanguageProvider language={language}>
    <ChannelCard channel={channel} {...props} />
  </LanguageProvider>
);
const card = () => page.getByRole('article');
const expectTexts = async (...texts: string[]) => {
  for (const text of texts) await expect.element(card().getByText(text, { exact: true })).toBeVisible();
};

beforeEach(() => page.viewport(1000, 800));

test('conforms in both languages', async () => {
  await expectConformance(view({ href: '#lena' }, 'de'), { role: 'article', name: 'Lena Hartwig Vertrauenswürdig' });
  await expectConformance(view({ href: '#lena' }), { role: 'article', name: 'Lena Hartwig Trusted' });
});

test('says who it is, how far it reaches and what it costs, in both languages', async () => {
  const screen = await render(view({}, 'de'));
  await expectTexts(
    'Lena Hartwig',
    '@lenahartwig',
    'Hamburg · 4,82\u00a0% Interaktion',
    '128,4K Follower',
    'Beauty · Nachhaltigkeit',
    'Instagram Post',
  );
  await expect.element(card().getByText('1.850\u00a0€')).toBeVisible();
  await screen.rerender(view());
  await expectTexts('Hamburg · 4.82% engagement', '128.4K followers');
  await expect.element(card().getByText('€1,850')).toBeVisible();
});

test('what is unknown stays unknown, for brands on request', async () => {
  const screen = await render(view({ channel: unknown, figures: [{ kind: 'cpv', value: null, source: 'platform' }] }));
  await expectTexts('followers unknown', 'Price on request', 'unknown');
  expect(card().element().textContent).not.toMatch(/0|Platform/);
  await screen.rerender(view({ channel: unknown, missingPrice: 'unknown' }));
  await expectTexts('Price unknown');
});

test('figures show source, age and, for a TKP without impressions, that it rests on the followers', async () => {
  const screen = await render(view({ figures }, 'de'));
  const terms = () =>
    [...card().element().querySelectorAll('dl > div')].map((cell) =>
      [...cell.children].map((part) => part.textContent),
    );
  expect(terms()).toEqual([
    ['Wachstum in 30 Tagen', '5,34\u00a0%', 'Plattform · Stand 12.10.2026'],
    ['Ø Likes', '5.240', 'Plattform · Stand 12.10.2026'],
    ['TKP', '9,84\u00a0€', 'Basis Follower · geschätzt'],
    ['CPC', 'unbekannt'],
  ]);
  await screen.rerender(view({ figures: [{ kind: 'tkp', value: 9.84, basis: 'impressions' }] }));
  expect(terms()).toEqual([['CPM', '€9.84']]);
});

test.each<[platform: (typeof channel)['platform'], handle: string, text: string]>([
  ['TikTok', 'aylin', '@aylin'],
  ['Snapchat', 'add/ole', '@ole'],
  ['Twitter', '@ole', '@ole'],
  ['YouTube', 'Mehmet kocht', 'Mehmet kocht'],
  ['Blog', 'sophie.example', 'sophie.example'],
])('a handle on %s: %s is %s', async (platform, handle, text) => {
  await render(view({ channel: { ...channel, platform, handle } }));
  await expectTexts(text);
});

describe('the creator tag', () => {
  test('has four colours, each with word and mark [R-LAYOUT-030]', async () => {
    const tags: readonly CreatorTag[] = [
      { tone: 'gray', mark: 'square', label: 'Declined' },
      { tone: 'green', mark: 'square', label: 'Campaign' },
      { tone: 'blue', mark: 'half', label: 'Interested' },
      { tone: 'yellow', label: 'Waiting list' },
    ];
    const grounds = new Set<string>();
    const screen = await render(view());
    for (const tag of tags) {
      await screen.rerender(view({ tag }));
      const word = card().getByText(tag.label);
      await expect.element(word).toBeVisible();
      const ground = word.element().parentElement ?? document.body;
      expect(ground.querySelector('svg')).not.toBeNull();
      grounds.add(getComputedStyle(ground).backgroundColor);
    }
    expect(grounds.size).toBe(4);
  });

  test('stands beside the word for a channel that is inactive', async () => {
    await render(view({ channel: { ...channel, active: false }, tag: { tone: 'blue', label: 'Interested' } }));
    await expectTexts('Interested', 'Inactive');
  });
});

test('the whole card leads to the profile, what stands on it acts for itself', async () => {
  const onPress = vi.fn<() => void>();
  const props = {
    actions: (
      <button type="button" onClick={onPress}>
        Add
      </button>
    ),
  };
  const screen = await render(view(props));
  expect(card().getByRole('link').elements()).toHaveLength(0);
  await screen.rerender(view({ ...props, href: '#lena' }));
  const { left, top, width, height } = card().element().getBoundingClientRect();
  const link = card().getByRole('link', { name: 'Lena Hartwig' }).element();
  expect(document.elementFromPoint(left + width / 2, top + height - 4)).toBe(link);
  await card().getByRole('button', { name: 'Add' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  expect(location.hash).toBe('');
});

test.each([280, 320, 480])('fits %i px', async (width) => {
  const long = {
    ...channel,
    firstName: 'Maximilian-Alexander',
    surname: 'von Hohenstein-Wittelsbach',
    handle: 'maximilianalexanderfreiherrvonhohensteinwittelsbach',
    price: 124_420.5,
  };
  await render(
    <div style={{ inlineSize: width }}>
      {view({ channel: long, figures, actions: <button type="button">Zur Kampagne hinzufügen</button> }, 'de')}
    </div>,
  );
  const { left, right } = card().element().getBoundingClientRect();
  expect(right - left).toBe(width);
  const outside = [...card().element().querySelectorAll('*')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
  });
  expect(outside).toEqual([]);
});
