export { signUp, signUpByToken, type SignUp, type SignUpInput } from '../src/signUp.ts';
