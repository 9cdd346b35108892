import { createContext, useContext } from 'react';

/** The panels of the header, of which at most one is open. */
export type FramePanel = 'watchList' | 'notifications' | 'userMenu';

/** How the side navigation is shown: words, icons only, or hidden behind the header's button. */
export type NavigationMode = 'full' | 'rail' | 'drawer';

/** What the parts of a frame know about each other. */
export interface FrameState {
  readonly openPanel: FramePanel | null;
  readonly setOpenPanel: (panel: FramePanel | null) => void;
  readonly navigation: {
    readonly id: string;
    readonly mode: NavigationMode;
    readonly isOpen: boolean;
    readonly toggle: () => void;
  } | null;
}

const withoutFrame: FrameState = { openPanel: null, setOpenPanel: () => {}, navigation: null };

/** The state of the frame around; a header without a frame has no navigation. */
export const FrameContext = createContext<FrameState>(withoutFrame);

/** What a panel of the header gets and may ask for. */
export interface PanelControl {
  /** Whether the panel is open. */
  readonly isOpen: boolean;
  /** Opens or closes it; opening one closes the others. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The control of one panel of the header; a change of the route closes it. */
export function useFramePanel(panel: FramePanel): PanelControl {
  const { openPanel, setOpenPanel } = useContext(FrameContext);
  return {
    isOpen: openPanel === panel,
    onOpenChange(isOpen) {
      if (isOpen) setOpenPanel(panel);
      else if (openPanel === panel) setOpenPanel(null);
    },
  };
}
