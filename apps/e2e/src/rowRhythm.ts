import type { Page } from '@playwright/test';

/**
 * What breaks the rhythm of the list in sight: rows of several heights, values cut without a sign or broken over lines,
 * columns and actions out of sight.
 */
export function findRowProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > SLACK;
    const wordsOf = (element: Element): string =>
      (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 50);
    const all = (within: Element, what: string): HTMLElement[] =>
      [...within.querySelectorAll<HTMLElement>(what)].filter(isSeen);
    const main = document.querySelector('main') ?? document.body;
    const tables = all(main, 'table');
    const problems: string[] =
      tables.length === 0 && all(main, '[role=listitem], li').length === 0 ? ['no records'] : [];

    for (const table of tables) {
      const rows = all(table, 'tbody tr');
      const heights = [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))];
      if (heights.length > 1) problems.push(`heights of rows: ${heights.join(', ')}`);
      for (let around = table.parentElement; around && around !== main; around = around.parentElement) {
        if (
          ['auto', 'scroll'].includes(getComputedStyle(around).overflowX) &&
          around.scrollWidth > around.clientWidth + SLACK
        )
          problems.push(`scrolls sideways: ${around.scrollWidth} in ${around.clientWidth}`);
      }
      for (const cell of all(table, 'tbody :is(td, th)')) {
        const { right: end } = cell.getBoundingClientRect();
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const holder = text.parentElement;
          if (!holder || (text.textContent ?? '').trim() === '' || !isSeen(holder)) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > SLACK);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
            problems.push(`broken over lines: ${wordsOf(holder)}`);
          // An ellipsis is drawn by the very box whose line the words stand in; boxes around it only cut.
          let lineBox: HTMLElement = holder;
          while (lineBox !== cell && getComputedStyle(lineBox).display === 'inline' && lineBox.parentElement)
            lineBox = lineBox.parentElement;
          let cutAt = Infinity;
          for (
            let around: HTMLElement | null = lineBox;
            around && cell.contains(around);
            around = around.parentElement
          ) {
            if (getComputedStyle(around).overflowX !== 'visible')
              cutAt = Math.min(cutAt, around.getBoundingClientRect().right);
          }
          const { overflowX, textOverflow } = getComputedStyle(lineBox);
          const endsInDots =
            overflowX !== 'visible' &&
            textOverflow === 'ellipsis' &&
            lineBox.getBoundingClientRect().right <= cutAt + SLACK;
          const right = Math.max(...boxes.map((box) => box.right));
          if (!endsInDots && right > Math.min(cutAt, end) + SLACK)
            problems.push(`cut without a sign: ${wordsOf(holder)}`);
        }
      }
    }
    for (const control of all(main, ':is(tbody, [role=listitem], li) :is(button, a[href])')) {
      const { left, right } = control.getBoundingClientRect();
      // Names that are links may end in an ellipsis.
      let end = right;
      for (let around = control.parentElement; around && around !== main; around = around.parentElement) {
        if (getComputedStyle(around).textOverflow === 'ellipsis')
          end = Math.min(end, around.getBoundingClientRect().right);
      }
      if (left < 0 || end > innerWidth) problems.push(`outside the window: ${wordsOf(control)}`);
    }
    return [...new Set(problems)];
  });
}
