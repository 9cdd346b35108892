import { brandPaths, staffPaths, testerPaths } from '../paths.ts';

/*
 * Pages that anybody may open, logged in or not. The trade fair's address stands here too: without the right to its
 * module it is the fair's public page (docs/domain/areas.md#paths); of the network, the overview is open to all
 * (docs/domain/areas.md#public-pages).
 */
const OPEN: readonly (readonly string[])[] = /* @__PURE__ */ (() =>
  [
    staffPaths.login,
    staffPaths.forgotPassword,
    staffPaths.resetPassword,
    staffPaths.fair,
    staffPaths.contractPage,
    staffPaths.channelRegister,
    staffPaths.event,
    staffPaths.eventRegistration,
    staffPaths.publicReport,
    staffPaths.publicInsights,
    staffPaths.publicNda,
    staffPaths.publicContact,
    staffPaths.publicNewsletterConfirm,
    staffPaths.publicNewsletterUnsubscribe,
    brandPaths.landing,
    brandPaths.login,
    brandPaths.signup,
    brandPaths.signupByToken,
    brandPaths.forgotPassword,
    brandPaths.reset,
    brandPaths.verify,
    brandPaths.terms,
    brandPaths.privacyPolicy,
    brandPaths.network,
    brandPaths.publicPrivacyPolicy,
    brandPaths.imprint,
    testerPaths.welcome,
    testerPaths.login,
    testerPaths.register,
    testerPaths.verify,
    testerPaths.forgotPassword,
    testerPaths.reset,
    testerPaths.blog,
    testerPaths.blogPost,
    testerPaths.faqs,
    testerPaths.terms,
    testerPaths.newsletterConfirm,
    testerPaths.newsletterUnsubscribe,
  ].map(({ pattern }) => pattern.split('/').filter((segment) => segment !== '')))();

/**
 * Whether anybody may open a path, logged in or not.
 *
 * @source docs/domain/areas.md#paths; docs/domain/areas.md#public-pages
 */
export function isPublicPath(path: string): boolean {
  const own = String(path.split(/[?#]/, 1)[0])
    .split('/')
    .filter((segment) => segment !== '');
  return OPEN.some(
    (parts) => parts.length === own.length && parts.every((part, index) => part.startsWith(':') || part === own[index]),
  );
}
