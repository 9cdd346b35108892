import '@resonanz/tokens/styles';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { PlatformMark, platforms } from './PlatformMark.tsx';

test('the mark conforms', async () => {
  await expectConformance(<PlatformMark platform="tiktok" label="TikTok" />, {
    role: 'img',
    name: 'TikTok',
    isFocusable: false,
  });
});

test('each of the twelve platforms has a drawing and a ground of its own', async () => {
  const { container } = await render(
    <>
      {platforms.map((platform) => (
        <PlatformMark key={platform} platform={platform} />
      ))}
    </>,
  );
  const marks = [...container.children];
  expect(marks).toHaveLength(12);
  expect(new Set(marks.map((mark) => mark.innerHTML)).size).toBe(12);
  expect(new Set(marks.map((mark) => getComputedStyle(mark).backgroundColor)).size).toBe(12);
});

const FIXED: Readonly<Record<(typeof platforms)[number], string>> = {
  instagram: '#d62976',
  facebook: '#1877f2',
  snapchat: '#fffc00',
  youtube: '#ff0000',
  tiktok: '#010101',
  twitch: '#9146ff',
  pinterest: '#bd081c',
  twitter: '#1da1f2',
  blog: '#0f766e',
  podcast: '#b150e2',
  linkedin: '#0a66c2',
  wechat: '#07c160',
};

test.each(['light', 'dark'])('the colour of a platform is fixed, in the %s theme too [R-LAYOUT-031]', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  onTestFinished(() => {
    delete document.documentElement.dataset['theme'];
  });
  const { container } = await render(
    <>
      {platforms.map((platform) => (
        <PlatformMark key={platform} platform={platform} />
      ))}
    </>,
  );
  const hexOf = (mark: Element) => {
    const channels = getComputedStyle(mark).backgroundColor.match(/\d+/g)?.slice(0, 3) ?? [];
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  };
  expect(Object.fromEntries([...container.children].map((mark, at) => [platforms[at], hexOf(mark)]))).toEqual(FIXED);
});

test('it grows with the text, except as a badge on a picture', async () => {
  const { container } = await render(
    <>
      <PlatformMark platform="blog" size={16} />
      <PlatformMark platform="blog" size={22} />
    </>,
  );
  const sides = () => [...container.children].map((mark) => mark.getBoundingClientRect().width);
  expect(sides()).toEqual([16, 22]);
  document.documentElement.style.fontSize = '200%';
  try {
    expect(sides()).toEqual([16, 44]);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
