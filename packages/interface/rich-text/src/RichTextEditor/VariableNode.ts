import { InputRule, mergeAttributes, Node, nodePasteRule } from '@tiptap/core';
import { VARIABLE } from '../document/variables.ts';
import { variable as chip } from '../Prose/Prose.css.ts';

/** The label of a known placeholder. */
export type LabelOfVariable = (name: string) => string | undefined;

const AT_END = new RegExp(`${VARIABLE.source}$`);
const braces = (name: unknown) => `{{${String(name)}}}`;

function writeLabel(chipElement: HTMLElement, labelOf: LabelOfVariable): void {
  const name = chipElement.dataset['variable'] ?? '';
  chipElement.textContent = labelOf(name) ?? braces(name);
}

/** Shows changed labels at once, also where the text itself stays the same. */
export function relabelVariables(root: HTMLElement, labelOf: LabelOfVariable): void {
  for (const element of root.querySelectorAll<HTMLElement>('span[data-variable]')) writeLabel(element, labelOf);
}

/**
 * A placeholder as one piece: it is selected, copied and deleted whole, and stands as `{{name}}` in the text that is
 * saved.
 */
export function createVariableNode(labelOf: LabelOfVariable) {
  return Node.create({
    name: 'variable',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes() {
      return {
        name: {
          default: '',
          parseHTML: (element) => element.dataset['variable'],
          renderHTML: ({ name }) => ({ 'data-variable': name as string }),
        },
      };
    },
    parseHTML() {
      return [
        {
          tag: 'span[data-variable]',
          getAttrs: (element) => (labelOf(element.dataset['variable'] ?? '') === undefined ? false : null),
        },
      ];
    },
    renderHTML({ node, HTMLAttributes }) {
      return ['span', mergeAttributes(HTMLAttributes), braces(node.attrs['name'])];
    },
    renderText: ({ node }) => braces(node.attrs['name']),
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('span');
        dom.className = chip;
        dom.dataset['variable'] = String(node.attrs['name']);
        writeLabel(dom, labelOf);
        return { dom };
      };
    },
    addInputRules() {
      return [
        new InputRule({
          find: (text) => {
            const found = AT_END.exec(text);
            return found && labelOf(found[1] ?? '') !== undefined
              ? { index: found.index, text: found[0], data: { name: found[1] } }
              : null;
          },
          handler: ({ state, range, match }) => {
            state.tr.replaceWith(range.from, range.to, this.type.create({ name: match.data?.['name'] }));
          },
        }),
      ];
    },
    addPasteRules() {
      return [
        nodePasteRule({
          find: (text) =>
            [...text.matchAll(VARIABLE)]
              .filter((found) => labelOf(found[1] ?? '') !== undefined)
              .map((found) => ({ index: found.index, text: found[0], data: { name: found[1] } })),
          type: this.type,
          getAttributes: (match) => ({ name: match.data?.['name'] as string }),
        }),
      ];
    },
  });
}
