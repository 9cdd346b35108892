import { BracketsCurlyIcon, LinkSimpleIcon } from '@phosphor-icons/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type MouseEvent, type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import type { RichTextVariable } from '../document/variables.ts';
import { keysFor, keyWords } from './keyWords.ts';
import type { RichTextEditorLabels } from './RichTextEditorLabels.ts';
import * as css from './Toolbar.css.ts';
import { type ToolbarAction, toolbarActions } from './toolbarActions.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useIsMac } from './useIsMac.ts';
import { useRovingFocus } from './useRovingFocus.ts';
import { useToolbarTip } from './useToolbarTip.tsx';

/** What the editor asks of its toolbar. */
export interface ToolbarHandle {
  /** Moves the focus to the button that had it last. */
  readonly focus: () => void;
}

interface ToolbarProps {
  editor: Editor | null;
  labels: RichTextEditorLabels;
  variables: readonly RichTextVariable[];
  isDisabled: boolean;
  controls: string;
  isLinking: boolean;
  onLink: () => void;
  linkRef: RefObject<HTMLButtonElement | null>;
  ref: Ref<ToolbarHandle>;
}

const flat = toolbarActions.flat();
const LINK_KEYS = 'Control+K';

// A press with the mouse leaves the caret in the text.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The looks of the text, as one stop of the Tab key. */
export function Toolbar({
  editor,
  labels,
  variables,
  isDisabled,
  controls,
  isLinking,
  onLink,
  linkRef,
  ref,
}: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar);
  const { tip, tipProps } = useToolbarTip();
  const isMac = useIsMac();
  useImperativeHandle(ref, () => ({ focus: roving.focusCurrent }));
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: now ? flat.map((action) => action.isOn?.(now) ?? false) : [],
      can: now ? flat.map((action) => action.can?.(now) ?? true) : [],
      isLink: now?.isActive('link') ?? false,
    }),
  });
  const named = (label: string, keys?: string) => ({
    'aria-label': label,
    'aria-keyshortcuts': keys && keysFor(keys, isMac),
    tip: keys ? `${label} (${keyWords(keys, labels.keys, isMac)})` : label,
  });
  const run = (action: ToolbarAction, isByKey: boolean) => {
    const chain = editor?.chain();
    if (chain) action.run(isByKey ? chain : chain.focus()).run();
  };
  return (
    <div
      ref={bar}
      className={css.toolbar}
      role="toolbar"
      aria-label={labels.toolbar}
      aria-controls={controls}
      {...tipProps}
      onMouseDown={keepFocus}
      onFocus={(event) => {
        roving.onFocus(event);
        tipProps.onFocus(event);
      }}
      onKeyDown={(event) => {
        roving.onKeyDown(event);
        if (event.key !== 'Escape' || !bar.current?.contains(event.target as Node)) return;
        event.stopPropagation();
        editor?.commands.focus();
      }}
    >
      {toolbarActions.map((group) => (
        <div key={group[0]?.label} className={css.group}>
          {group.map((action) => (
            <ToolbarButton
              key={action.label}
              {...named(labels[action.label], (isMac && action.keysOnMac) || action.keys)}
              icon={action.icon}
              isDisabled={isDisabled}
              isUnavailable={editor !== null && state?.can[flat.indexOf(action)] === false}
              {...(action.isOn && { 'aria-pressed': state?.on[flat.indexOf(action)] ?? false })}
              onPress={(isByKey) => run(action, isByKey)}
            />
          ))}
        </div>
      ))}
      <div className={css.group}>
        <ToolbarButton
          {...named(labels.link, LINK_KEYS)}
          ref={linkRef}
          icon={LinkSimpleIcon}
          isDisabled={isDisabled}
          aria-pressed={state?.isLink ?? false}
          aria-haspopup="dialog"
          aria-expanded={isLinking}
          onPress={onLink}
        />
        {variables.length > 0 && (
          <Menu
            label={labels.insertVariable}
            trigger={
              <IconButton icon={BracketsCurlyIcon} label={labels.insertVariable} hidesTooltip isDisabled={isDisabled} />
            }
            sections={[
              {
                id: 'variables',
                items: variables.map(({ name, label }) => ({
                  id: name,
                  label,
                  onAction: () => editor?.chain().focus().insertContent({ type: 'variable', attrs: { name } }).run(),
                })),
              },
            ]}
          />
        )}
      </div>
      {tip}
    </div>
  );
}
