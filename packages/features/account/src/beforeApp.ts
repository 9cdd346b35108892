import { rememberPresses } from './drawnPresses.ts';

// The build puts this into the head of drawn pages with a form, in a file of its own that the page waits for beside its
// styles: before the form is visible it is known whether a log-in is stored in this browser, and no press is lost until
// the app is there.

/** Where the browser stores that a user is logged in to the area of a shell, by the audience that the page is made for. */
const LOGGED_IN: Readonly<Record<string, string>> = {
  staff: 'isLoggedIn',
  brand: 'isBrandLoggedIn',
  testerworld: 'isTesterLoggedIn',
};

function isLoginSaved(): boolean {
  const key = LOGGED_IN[document.documentElement.dataset['audience'] ?? ''];
  try {
    return key !== undefined && localStorage.getItem('auth') !== null && localStorage.getItem(key) === 'true';
  } catch {
    // Where nothing may be stored, no one is logged in.
    return false;
  }
}

// What is for visitors alone stays out of sight then; the app takes the mark away again.
if (isLoginSaved()) document.documentElement.dataset['awaitsApp'] = '';
rememberPresses();
