import './still.css';
import axe from 'axe-core';
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';

// A slow machine takes its time; only a story that fails waits this long.
configure({ asyncUtilTimeout: 20_000 });

const html = document.documentElement;

// The a11y addon has checked the story as it stands (light). The same page is then checked in dark:
// one rendering, two themes.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || html.dataset['theme'] !== 'light') return;
  html.dataset['theme'] = 'dark';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html: markup, failureSummary }) => `${id}: ${markup}\n${failureSummary ?? ''}`),
    );
    expect(found, 'axe in the dark theme').toEqual([]);
  } finally {
    html.dataset['theme'] = 'light';
  }
});

// On a phone nothing is wider than the screen: only tables and grids scroll, in themselves.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || window.innerWidth > 390) return;
  // What has just come to its place may stand out for a moment.
  await expect
    .poll(() => html.scrollWidth, { message: 'wider than the screen' })
    .toBeLessThanOrEqual(window.innerWidth);
});

// What axe says of every element of a story that passed, 300 KB of it, is for Storybook's own page: a run on the
// command line would send it all from the browser to the report and read it nowhere. Hooks run from last to first, so
// nothing has been sent yet.
afterEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] !== 'true') Reflect.deleteProperty(task.meta, 'reports');
});
