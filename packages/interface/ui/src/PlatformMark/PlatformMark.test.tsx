import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PlatformMark, platforms } from './PlatformMark.tsx';

test('the mark conforms', async () => {
  await expectConformance(<PlatformMark platform="tiktok" label="TikTok" />, { role: 'img', name: 'TikTok', isFocusable: false });
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
