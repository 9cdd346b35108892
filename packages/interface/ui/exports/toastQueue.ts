export {
  createToastQueue,
  type QueuedToast,
  type ToastAction,
  type ToastContent,
  type ToastQueue,
  type ToastTone,
} from '../src/Toast/toastQueue.ts';
