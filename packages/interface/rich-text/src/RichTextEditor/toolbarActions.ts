import {
  ArrowUUpLeftIcon,
  ArrowUUpRightIcon,
  EraserIcon,
  ListBulletsIcon,
  ListNumbersIcon,
  QuotesIcon,
  TextBIcon,
  TextHThreeIcon,
  TextHTwoIcon,
  TextItalicIcon,
  TextStrikethroughIcon,
  TextUnderlineIcon,
} from '@phosphor-icons/react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { IconSource } from '@resonanz/ui/Icon';
import type { RichTextEditorLabels } from './RichTextEditorLabels.ts';

/** A button of the toolbar. */
export interface ToolbarAction {
  readonly label: keyof Omit<RichTextEditorLabels, 'characters' | 'keys'>;
  readonly icon: IconSource;
  /** Keys as `aria-keyshortcuts` names them; `Control` is the command key on a Mac. */
  readonly keys?: string;
  /** Keys on a Mac, when they are others. */
  readonly keysOnMac?: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the look is on where the caret stands; an action without is no switch. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
}

/** The buttons, in the groups that hairlines part. */
export const toolbarActions: readonly (readonly ToolbarAction[])[] = [
  [
    {
      label: 'undo',
      icon: ArrowUUpLeftIcon,
      keys: 'Control+Z',
      run: (chain) => chain.undo(),
      can: (editor) => editor.can().undo(),
    },
    {
      label: 'redo',
      icon: ArrowUUpRightIcon,
      keys: 'Control+Shift+Z',
      run: (chain) => chain.redo(),
      can: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      label: 'heading',
      icon: TextHTwoIcon,
      keys: 'Control+Shift+2',
      keysOnMac: 'Control+Alt+2',
      run: (chain) => chain.toggleHeading({ level: 2 }),
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      label: 'subheading',
      icon: TextHThreeIcon,
      keys: 'Control+Shift+3',
      keysOnMac: 'Control+Alt+3',
      run: (chain) => chain.toggleHeading({ level: 3 }),
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
    },
  ],
  [
    {
      label: 'bold',
      icon: TextBIcon,
      keys: 'Control+B',
      run: (chain) => chain.toggleBold(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      label: 'italic',
      icon: TextItalicIcon,
      keys: 'Control+I',
      run: (chain) => chain.toggleItalic(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      label: 'underline',
      icon: TextUnderlineIcon,
      keys: 'Control+U',
      run: (chain) => chain.toggleUnderline(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      label: 'strike',
      icon: TextStrikethroughIcon,
      keys: 'Control+Shift+S',
      run: (chain) => chain.toggleStrike(),
      isOn: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      label: 'bulletList',
      icon: ListBulletsIcon,
      keys: 'Control+Shift+8',
      run: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      label: 'numberedList',
      icon: ListNumbersIcon,
      keys: 'Control+Shift+7',
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      label: 'quote',
      icon: QuotesIcon,
      keys: 'Control+Shift+B',
      run: (chain) => chain.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    { label: 'clearFormatting', icon: EraserIcon, run: (chain) => chain.unsetAllMarks().clearNodes() },
  ],
];
