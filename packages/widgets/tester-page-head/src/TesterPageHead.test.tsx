import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { noWords, picture, words } from './heads.fixture.ts';
import { TesterPageHead, type TesterPageHeadProps } from './TesterPageHead.tsx';

const draw = (props: Partial<TesterPageHeadProps>, width = 1200) =>
  render(
    <LanguageProvider language="de">
      <div style={{ inlineSize: `${width}px` }}>
        <TesterPageHead value={words} media={picture} {...props} />
      </div>
    </LanguageProvider>,
  );

test('conforms in both languages', async () => {
  const head = <TesterPageHead value={words} media={picture} />;
  await expectConformance(<LanguageProvider language="de">{head}</LanguageProvider>, {
    role: 'region',
    name: 'Neues kommt zuerst zu Ihnen',
    isFocusable: false,
  });
  await expectConformance(<LanguageProvider language="en">{head}</LanguageProvider>, {
    role: 'region',
    name: 'New things come to you first',
    isFocusable: false,
  });
});

test('without words and medium nothing is drawn', async () => {
  const { container } = await draw({ value: noWords, media: null });
  expect(container.querySelector('section')).toBeNull();
});

test('a video can be played and says what it is about', async () => {
  const { container } = await draw({ media: { type: 'video', url: 'data:video/mp4;base64,' } });
  const video = container.querySelector('video');
  expect([video?.controls, video?.getAttribute('aria-label')]).toEqual([
    true,
    'Video zu „Neues kommt zuerst zu Ihnen“',
  ]);
});

test.for([
  [1200, 'beside'],
  [390, 'below'],
] as const)('at a width of %d px the medium stands %s the words', async ([width, place]) => {
  await page.viewport(1440, 900);
  const { container } = await draw({}, width);
  const title = page.getByRole('heading', { level: 2 }).element().getBoundingClientRect();
  const medium = container.querySelector('img')?.getBoundingClientRect();
  expect((medium?.left ?? 0) > title.left ? 'beside' : 'below').toBe(place);
});
