/** Session cookie: lasts until the browser closes, and all tabs share it. */
const runCookieName = 'browser_run';

const isSecure = () => (location.protocol === 'https:' ? '; Secure' : '');

export const markRun = () => {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = `${runCookieName}=1; Path=/; SameSite=Lax${isSecure()}`;
};

export const isSameRun = () =>
	document.cookie.split('; ').some((cookie) => cookie === `${runCookieName}=1`);
