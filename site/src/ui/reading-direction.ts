const isFromRight = () => document.documentElement.dir === 'rtl';

/** Sign of a horizontal offset towards the end of a row. */
export const getForwardSign = (): 1 | -1 => (isFromRight() ? -1 : 1);

const mirroredKeys: Readonly<Record<string, string>> = {
	ArrowLeft: 'ArrowRight',
	ArrowRight: 'ArrowLeft',
};

/** Swaps the left and right arrow keys on right-to-left pages. */
export const keyAsRead = (key: string): string =>
	isFromRight() ? (mirroredKeys[key] ?? key) : key;
