/**
 * Custom property that holds how high the toasts at the lower edge of the window are; `ToastRegion` sets it,
 * `toastSpace` of the mixins reads it.
 */
export const TOAST_SPACE = '--rz-toast-space';
