import { name } from './brand';

/** The panel ends each tab's title with Strapi's name and has no setting for it. */
export function ownTitles(document: Document) {
	const rename = () => {
		const own = document.title.replace(/Strapi(?: Admin)?$/, () => name);
		if (own !== document.title) document.title = own;
	};
	rename();
	new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
}
