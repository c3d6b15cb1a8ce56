import { contentTypeNames } from './content';

interface Link {
	uid: string;
	title: string;
}

/**
 * Builds the translation key of a menu entry. The panel sorts its menu by key and shows the translation, so the
 * number sets the order.
 */
const createMenuKey = (at: number, name: string) => `${at} ${name}`;

export const menuWords = Object.fromEntries(
	contentTypeNames.map(([, many], at) => [createMenuKey(at, many), many]),
);

/** Replaces the menu titles with keys that sort in our order instead of alphabetically. */
export function inOrder<Links extends Link>(links: Links[]): Links[] {
	return links.map((link) => {
		const at = contentTypeNames.findIndex(([uid]) => uid === link.uid);
		const [, many] = contentTypeNames[at] ?? [];
		return many ? { ...link, title: createMenuKey(at, many) } : link;
	});
}
