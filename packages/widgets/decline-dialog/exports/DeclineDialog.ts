export { DeclineDialog, type DeclineDialogProps, type DeclineReason } from '../src/DeclineDialog.tsx';
