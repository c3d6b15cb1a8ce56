import { names } from './content';

interface Link {
	uid: string;
	title: string;
}

/** The panel sorts its menu by these and shows their translations, so that the order is ours. */
const sorted = (at: number, name: string) => `${at} ${name}`;

export const menuWords = Object.fromEntries(names.map(([, many], at) => [sorted(at, many), many]));

/** Puts the owner's words and order in place of the alphabet. */
export function inOrder<Links extends Link>(links: Links[]): Links[] {
	return links.map((link) => {
		const at = names.findIndex(([uid]) => uid === link.uid);
		const [, many] = names[at] ?? [];
		return many ? { ...link, title: sorted(at, many) } : link;
	});
}
