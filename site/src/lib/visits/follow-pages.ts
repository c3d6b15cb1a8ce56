/** Name in session storage of the pages that the visitor has read. */
export const pagesReadKey = 'pages-read';

/**
 * Calls a function for this page and for each page that the visitor reaches without a new document. Runs in the browser
 * before any other script, as the functions below do. They must not reference anything outside, and have no comments,
 * which would be part of every page.
 */
export function followPages(handlePage: () => void): void {
	for (const change of ['pushState', 'replaceState'] as const) {
		const original = history[change];
		history[change] = (...entry) => {
			original.apply(history, entry);
			handlePage();
		};
	}
	addEventListener('popstate', handlePage);
	handlePage();
}

/**
 * Reports each page view of a visitor.
 * @param address of the call that counts a view
 * @param sessionKey name of the session in local storage
 * @param uncountedKey name of the id of the last helper who signed in here, in local storage
 * @param maxLength most characters of a path that the call accepts
 */
export function reportVisits(
	follow: typeof followPages,
	address: string,
	sessionKey: string,
	uncountedKey: string,
	maxLength: number,
): void {
	if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
	const isHelper = () => {
		try {
			return localStorage[sessionKey]?.includes(`"${localStorage[uncountedKey]}"`);
		} catch {
			return false;
		}
	};
	let lastPath = '';
	let { referrer } = document;
	follow(() => {
		const { pathname, search } = location;
		const from = referrer.slice(0, maxLength);
		referrer = '';
		if (pathname === lastPath || isHelper()) return;
		lastPath = pathname;
		const visit = JSON.stringify({
			path: (pathname + search).slice(0, maxLength),
			referrer: from,
		});
		navigator.sendBeacon(address, new Blob([visit], { type: 'application/json' }));
	});
}

/**
 * Remembers the pages that the visitor reads, in session storage: each once, the latest last, separated by spaces. They
 * leave the browser only with a message, if the visitor agrees. Those before the current page are in `data-pages-read`
 * of the document, if there are any.
 * @param key name of the list in session storage
 * @param maxCount most pages in the list
 * @param maxLength most characters of a path
 * @param pattern of the paths to remember
 * @param except path of the contact page, which is not remembered
 */
export function rememberPages(
	follow: typeof followPages,
	key: string,
	maxCount: number,
	maxLength: number,
	pattern: RegExp,
	except: string,
): void {
	if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
	follow(() => {
		const { pathname } = location;
		const { dataset } = document.documentElement;
		try {
			const pages = (sessionStorage.getItem(key) ?? '').split(' ');
			const others = pages.filter((page) => page && page !== pathname);
			if (others.length > 0) dataset.pagesRead = others.join(' ');
			else delete dataset.pagesRead;
			if (pathname.length > maxLength || pathname === except || !pattern.test(pathname)) return;
			sessionStorage.setItem(key, [...others, pathname].slice(-maxCount).join(' '));
		} catch {}
	});
}
