import { expect, type Page } from '@playwright/test';
import { named, type Way, waysOf } from './pictures.ts';
import { storyIds } from './staticStorybook.ts';
import { openEntry, test } from './storybookPage.ts';

const ids = storyIds();

/** Looks at the story that is open in another way, without loading it again. */
async function look(page: Page, way: Way): Promise<void> {
  await page.setViewportSize(way === 'phone' ? { width: 390, height: 720 } : { width: 900, height: 720 });
  await page.emulateMedia({ forcedColors: way === 'forced' ? 'active' : 'none' });
  await page.evaluate(
    (theme) => {
      document.documentElement.dataset['theme'] = theme;
    },
    way === 'dark' ? 'dark' : 'light',
  );
}

test('the stories that are named exist, one of every component', () => {
  const componentOf = (id: string) => id.slice(0, id.indexOf('--'));
  const pictured = new Set(named.map(componentOf));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(
    [...new Set([...ids].filter((id) => id.startsWith('ui-')).map(componentOf))].filter(
      (component) => !pictured.has(component),
    ),
  ).toEqual([]);
});

for (const id of ids) {
  const [first, ...others] = waysOf(id);
  if (!first) continue;
  test(`${id} looks as it did`, async ({ stories: page, storybook }) => {
    await look(page, first);
    await openEntry(page, storybook, id, 'story');
    for (const way of [first, ...others]) {
      await look(page, way);
      // Mails in frames are set in the fonts of the machine.
      const mask = [page.locator('iframe[srcdoc]')];
      await expect.soft(page).toHaveScreenshot(`${id}-${way}.png`, { fullPage: true, mask });
    }
  });
}
