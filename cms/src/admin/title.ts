import { siteName } from './brand';

/** Replaces Strapi's name in the document title. The panel has no setting for it. */
export function ownTitles(document: Document) {
	const rename = () => {
		const own = document.title.replace(/Strapi(?: Admin)?$/, () => siteName);
		if (own !== document.title) document.title = own;
	};
	rename();
	new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
}
