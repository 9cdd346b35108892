import type { Feedback } from '@resonanz/validators/feedback';
import type { SignUp } from '@resonanz/validators/signUp';

/** An empty feedback entry, with which a form begins. */
export const EMPTY_FEEDBACK: Feedback = { name: '', title: '', message: '', isAnonymous: false };

/** Props of every feedback form of this page. */
export interface FeedbackFormProps {
  /** Called with the entry as it is sent. */
  onSend: (entry: Feedback) => void;
}

/** An empty sign-up, with which a form begins. */
export const EMPTY_SIGN_UP = {
  companyName: '',
  contactPerson: '',
  email: '',
  country: 'DE',
  phone: '',
  website: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
} as const satisfies Readonly<Record<keyof SignUp, unknown>>;

/** The fields of a sign-up that hold a line of text, and what the browser may fill in. */
export const SIGN_UP_LINES = [
  { name: 'companyName', autoComplete: 'organization' },
  { name: 'contactPerson', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'website', type: 'url', autoComplete: 'url' },
] as const;

/** The two fields of a sign-up that hold a password. */
export const SIGN_UP_PASSWORDS = ['password', 'confirmPassword'] as const;

/** Props of every sign-up form of this page. */
export interface SignUpFormProps {
  /** Called with the sign-up as it is sent. */
  onSend: (entry: SignUp) => void;
}
