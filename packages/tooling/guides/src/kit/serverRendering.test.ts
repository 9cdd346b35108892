import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../../../../interface/*/src/**/*.stories.tsx');

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => said.push(words.map(String).join(' ')));
});
afterEach(() => vi.restoreAllMocks());

test('there are no browser globals here', () => {
  expect(typeof window).toBe('undefined');
  expect(Object.keys(files).length).toBeGreaterThan(60);
});

test.each(Object.keys(files))('%s renders on the server without a warning', async (path) => {
  const stories = Object.entries(composeStories((await files[path]?.()) as StoryFile));
  expect(stories.length).toBeGreaterThan(0);
  for (const [name, Story] of stories) {
    const element: ReactElement = createElement(Story as ComponentType);
    renderToString(element);
    expect({ name, said }).toEqual({ name, said: [] });
  }
});
