const LEVEL = /mso-list:[^;]*level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;
const DEEPEST = 8;

const levelOf = (element: Element) =>
  Math.min(Number(LEVEL.exec(element.getAttribute('style') ?? '')?.[1] ?? 0), DEEPEST);

/**
 * Word writes lists as paragraphs whose style names the level and whose first words are the bullet; this makes lists of
 * them.
 */
export function nestWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const tag = NUMBERED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (paragraph.previousElementSibling !== last) open = [];
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = body.ownerDocument.createElement(open.length === level - 1 ? tag : 'ul');
      const parent = open.at(-1);
      if (!parent) paragraph.before(list);
      else (parent.lastElementChild ?? parent.appendChild(body.ownerDocument.createElement('li'))).append(list);
      open.push(list);
    }
    last = open[0];
    const item = body.ownerDocument.createElement('li');
    paragraph.removeAttribute('style');
    open.at(-1)?.append(item);
    item.append(paragraph);
  }
}
