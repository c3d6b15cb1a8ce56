const isFromRight = () => document.documentElement.dir === 'rtl';

/** What is added to go on in a row, sideways. */
export const forward = (): 1 | -1 => (isFromRight() ? -1 : 1);

const mirrored: Readonly<Record<string, string>> = {
	ArrowLeft: 'ArrowRight',
	ArrowRight: 'ArrowLeft',
};

/** A key by what it means where one reads from the left. */
export const keyAsRead = (key: string): string => (isFromRight() ? (mirrored[key] ?? key) : key);
