import { names } from './content';

interface Link {
	uid: string;
	title: string;
}

/**
 * Builds the translation key of a menu entry. The panel sorts its menu by key and shows the translation, so the
 * number sets the order.
 */
const sorted = (at: number, name: string) => `${at} ${name}`;

export const menuWords = Object.fromEntries(names.map(([, many], at) => [sorted(at, many), many]));

/** Replaces the menu titles with keys that sort in our order instead of alphabetically. */
export function inOrder<Links extends Link>(links: Links[]): Links[] {
	return links.map((link) => {
		const at = names.findIndex(([uid]) => uid === link.uid);
		const [, many] = names[at] ?? [];
		return many ? { ...link, title: sorted(at, many) } : link;
	});
}
