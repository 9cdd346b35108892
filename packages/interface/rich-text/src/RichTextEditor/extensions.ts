import { Extension, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { safeAddress } from '../document/safeAddress.ts';
import { createVariableNode, type LabelOfVariable } from './VariableNode.ts';

const WRITTEN_OUT = /^(?:https?:|mailto:|www\.)|@/i;

/** The editor's own items would hold headings too, which the saved text can't. */
const Kit = StarterKit.extend({
  addExtensions(): Extensions {
    const extensions = this.parent?.() ?? [];
    return extensions.map((extension) =>
      extension.name === 'listItem'
        ? extension.extend({ content: 'paragraph (paragraph | bulletList | orderedList | blockquote)*' })
        : extension,
    );
  },
});

/** Ctrl+Alt is AltGr on German Windows keyboards: Ctrl+Alt+2 writes "²" there. */
const HeadingKeys = Extension.create({
  name: 'headingKeys',
  addKeyboardShortcuts() {
    return {
      'Ctrl-Shift-2': () => this.editor.commands.toggleHeading({ level: 2 }),
      'Ctrl-Shift-3': () => this.editor.commands.toggleHeading({ level: 3 }),
    };
  },
});

/** What can be written: exactly what a text may consist of. */
export function createExtensions(labelOf: LabelOfVariable) {
  return [
    Kit.configure({
      code: false,
      codeBlock: false,
      gapcursor: false,
      horizontalRule: false,
      trailingNode: false,
      heading: { levels: [2, 3] },
      dropcursor: { color: 'currentColor' },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (address) => safeAddress(address) !== undefined,
        // "Frage.de" in a sentence is no address.
        shouldAutoLink: (address) => WRITTEN_OUT.test(address),
        // In a text that can only be read a link must not lead away from the form; the saved text knows nothing of it.
        HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow', class: null },
      },
    }),
    HeadingKeys,
    createVariableNode(labelOf),
  ];
}
