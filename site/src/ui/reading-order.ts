const isFromRight = () => document.documentElement.dir === 'rtl';

/** Sign of a horizontal offset towards the end of a row. */
export const forward = (): 1 | -1 => (isFromRight() ? -1 : 1);

const mirrored: Readonly<Record<string, string>> = {
	ArrowLeft: 'ArrowRight',
	ArrowRight: 'ArrowLeft',
};

/** Swaps the left and right arrow keys on right-to-left pages. */
export const keyAsRead = (key: string): string => (isFromRight() ? (mirrored[key] ?? key) : key);
