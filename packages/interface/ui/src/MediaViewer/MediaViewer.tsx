import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as frame from '../Dialog/Dialog.css.ts';
import { useModalTurn } from '../modalTurn/useModalTurn.ts';
import { MediaShow } from './MediaShow.tsx';
import * as css from './MediaViewer.css.ts';
import type { MediaViewerLabels } from './MediaViewerLabels.ts';
import type { Medium } from './Medium.ts';

/** Props of {@link MediaViewer}. */
export interface MediaViewerProps {
  /** Whether it is shown; controlled. It waits while `holdModals` holds modal windows back. */
  isOpen: boolean;
  /** Called when the user wants to close it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Whose media they are; also the accessible name. */
  title: string;
  /** What is shown, at least one. */
  media: readonly Medium[];
  /** Place of the medium in sight, from 0; controlled. */
  index?: number;
  /** Place of the medium that is shown first each time it opens, from 0; uncontrolled. */
  defaultIndex?: number;
  /** Called with the place of the medium that comes into sight. */
  onIndexChange?: (index: number) => void;
  /** Shows a strip of small pictures that leads to each medium. */
  showsThumbnails?: boolean;
  /** All words. */
  labels: MediaViewerLabels;
}

/** Images and videos in a window above the page, one at a time. */
export function MediaViewer({ isOpen, onOpenChange, ...show }: MediaViewerProps) {
  return (
    <ModalOverlay className={frame.scrim} isOpen={useModalTurn(isOpen)} onOpenChange={onOpenChange} isDismissable>
      <Modal className={css.sheet}>
        <AriaDialog className={css.dialog}>
          <MediaShow {...show} onClose={() => onOpenChange(false)} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
