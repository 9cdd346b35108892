import StarterKit from '@tiptap/starter-kit';
import { safeAddress } from '../document/safeAddress.ts';
import { createVariableNode, type LabelOfVariable } from './VariableNode.ts';

const WRITTEN_OUT = /^(?:https?:|mailto:|www\.)|@/i;

/** What can be written: exactly what a text may consist of. */
export function createExtensions(labelOf: LabelOfVariable) {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
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
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    createVariableNode(labelOf),
  ];
}
