export { InlineAlert, type InlineAlertProps, type InlineAlertTone } from '../src/InlineAlert/InlineAlert.tsx';
