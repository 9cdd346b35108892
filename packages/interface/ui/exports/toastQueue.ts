export { createToastQueue, type QueuedToast, type ToastContent, type ToastQueue, type ToastTone } from '../src/Toast/toastQueue.ts';
